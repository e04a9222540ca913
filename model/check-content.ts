import type { CheckedFile, ContentFile } from './checked-file.ts';
import { type ContentKind, contentFiles, isListed, kindNames } from './content-files.ts';
import { type ContentFolder, joinPath, stemOf } from './content-folder.ts';
import { duplicateTitles } from './duplicate-titles.ts';
import { misnamedFiles } from './misnamed-files.ts';
import { type NamedPictures, namedPictures, pictureFields } from './picture-fields.ts';
import { type ContentProblem, fieldName } from './problem.ts';
import { readYaml, type YamlFile } from './read-yaml.ts';
import { adviceForValue } from './value-advice.ts';

interface FoundFile {
  kind: ContentKind;
  id: string;
  path: string;
}

/** The files of one kind, from the names in its folder. */
export function filesOfKind(kind: ContentKind, names: readonly string[]): FoundFile[] {
  const { folder, pattern } = contentFiles[kind];
  const own = isListed(kind) ? names.filter((name) => name.endsWith('.yaml')) : [pattern];
  return own.toSorted().map((name) => ({ kind, id: stemOf(name), path: joinPath(folder, name) }));
}

/** Reads all content and lists what the owner must fix. */
export async function checkContent(folder: ContentFolder) {
  const missing = await missingFolders(folder);
  if (missing.length > 0) return { valid: [], found: [], problems: missing };
  const paths = await Promise.all(
    kindNames.map(async (kind) => {
      const entries = (await folder.list(contentFiles[kind].folder)) ?? [];
      const names = entries.map(({ name }) => name);
      return filesOfKind(kind, names);
    }),
  );
  const checked = await Promise.all(paths.flat().map((file) => checkFile(folder, file)));
  const valid = checked.flatMap(({ checked }) => checked ?? []);
  return {
    valid,
    /** Every file that exists, with or without a problem. */
    found: checked.flatMap(({ found }) => found ?? []),
    problems: [
      ...(await misnamedFiles(folder)),
      ...checked.flatMap(({ problems }) => problems),
      ...duplicateTitles(valid),
    ],
  };
}

async function missingFolders(folder: ContentFolder): Promise<ContentProblem[]> {
  // Git keeps no empty folders, so without posts there is no folder for them.
  const wanted = new Set(
    kindNames.filter((kind) => !isListed(kind)).map((kind) => contentFiles[kind].folder),
  );
  const problems: ContentProblem[] = [];
  for (const path of wanted) {
    if (await folder.list(path)) continue;
    const message = 'This folder is missing. Restore it, or ask whoever set up your site.';
    problems.push({ file: path ? `${folder.name}/${path}` : folder.name, message });
  }
  return problems;
}

async function checkFile(
  folder: ContentFolder,
  { kind, id, path }: FoundFile,
): Promise<{ found?: ContentFile; checked?: CheckedFile; problems: ContentProblem[] }> {
  const file = `${folder.name}/${path}`;
  const text = await folder.read(path);
  if (text === undefined) {
    return {
      problems: [
        {
          file,
          message: 'This file is missing. Create it again, or ask whoever set up your site.',
        },
      ],
    };
  }
  const yaml = readCached(file, text);
  const found = { kind, id, file, yaml };
  if (yaml.problems.length > 0) return { found, problems: yaml.problems };

  const result = parse(kind, yaml.data, await namedPictures(folder, path, yaml.data));
  if (result.success) return { found, checked: { ...found, data: result.data }, problems: [] };
  return {
    found,
    problems: result.error.issues.map((issue) => ({
      file,
      line: yaml.lineOf(
        issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path,
      ),
      field: fieldName(issue.path),
      path: issue.path,
      // A text that is too long is one all the same.
      message: (issue.code !== 'too_big' && adviceForValue(yaml, issue.path)) || issue.message,
    })),
  };
}

const lastRead = new Map<string, YamlFile>();

/** A file whose text is the same is not parsed again. */
function readCached(file: string, text: string): YamlFile {
  const last = lastRead.get(file);
  const yaml = last?.text === text ? last : readYaml(file, text);
  lastRead.set(file, yaml);
  return yaml;
}

let pictures: NamedPictures;
const currentPictures = pictureFields(() => pictures);
const schemas = new Map<ContentKind, ReturnType<(typeof contentFiles)[ContentKind]['schema']>>();

/** Schemas are slow to create, so each is created once. */
function parse(kind: ContentKind, data: unknown, named: NamedPictures) {
  const schema = schemas.get(kind) ?? contentFiles[kind].schema(currentPictures);
  schemas.set(kind, schema);
  pictures = named;
  return schema.safeParse(data);
}

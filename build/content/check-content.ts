import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContentKind, contentFiles } from '../../src/content/content-files.ts';
import { fieldName, type Problem } from '../../src/content/problem.ts';
import { readYaml, type YamlFile } from '../../src/content/read-yaml.ts';
import { strangers } from './misnamed-files.ts';
import { pictureField } from './picture-field.ts';

/** A content file that passed the check. */
export interface CheckedFile {
  kind: ContentKind;
  id: string;
  file: string;
  data: unknown;
  /** The file as it is written, before defaults are filled in. */
  written: YamlFile;
}

/** Reads everything below `root` and lists what the owner must mend. */
export async function checkContent(root = 'content') {
  const missing = missingFolders(root);
  if (missing.length > 0) return { files: [], problems: missing };
  const found = (
    await Promise.all(
      Object.keys(contentFiles).map((kind) => filesOfKind(root, kind as ContentKind)),
    )
  ).flat();
  const checked = await Promise.all(found.map((entry) => checkFile(root, entry)));
  return {
    files: checked.flatMap(({ checked }) => checked ?? []),
    problems: [
      ...(await strangers(root)),
      ...checked.flatMap(({ problems }) => problems),
      ...clashes(checked.flatMap(({ checked }) => checked ?? [])),
    ],
  };
}

function missingFolders(root: string): Problem[] {
  const folders = new Set(Object.values(contentFiles).map(({ folder }) => join(root, folder)));
  return [...folders]
    .filter((folder) => !existsSync(folder))
    .map((file) => ({
      file,
      message: 'This folder is missing. Bring back an older version of it.',
    }));
}

async function filesOfKind(root: string, kind: ContentKind) {
  const { folder, pattern } = contentFiles[kind];
  const names = pattern.startsWith('*')
    ? (await readdir(join(root, folder))).filter((name) => name.endsWith('.yaml')).sort()
    : [pattern];
  return names.map((name) => ({
    kind,
    id: basename(name, '.yaml'),
    file: join(root, folder, name),
  }));
}

async function checkFile(
  root: string,
  { kind, id, file }: Pick<CheckedFile, 'kind' | 'id' | 'file'>,
): Promise<{ checked?: CheckedFile; problems: Problem[] }> {
  if (!existsSync(file)) {
    return {
      problems: [{ file, message: 'This file is missing. Bring back an older version of it.' }],
    };
  }
  const written = readYaml(file, await readFile(file, 'utf8'));
  if (written.problems.length > 0) return { problems: written.problems };

  const schema = contentFiles[kind].schema(pictureField(root, file));
  const result = await schema.safeParseAsync(written.data);
  if (result.success)
    return { checked: { kind, id, file, data: result.data, written }, problems: [] };
  return {
    problems: result.error.issues.map((issue) => ({
      file,
      line: written.lineOf(
        issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path,
      ),
      field: fieldName(issue.path),
      message: issue.message,
    })),
  };
}

/** Sections and posts that would be taken for one another. */
function clashes(files: readonly CheckedFile[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, CheckedFile>();
  for (const entry of files) {
    if (entry.kind !== 'sections' && entry.kind !== 'posts') continue;
    const { title } = entry.data as { title: string };
    const key = `${entry.kind} ${title.toLowerCase()}`;
    const twin = seen.get(key);
    if (twin) {
      problems.push({
        file: entry.file,
        field: 'title',
        message: `"${title}" is already the title of ${twin.file}. Give one of them another title, or remove one of the two files.`,
      });
    }
    seen.set(key, entry);
  }
  return problems;
}

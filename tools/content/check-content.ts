import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type ContentKind, contentFiles } from '../../src/site/content-files.ts';
import { pictureField } from './picture-field.ts';
import { fieldName, type Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** A content file that passed the check. */
export interface CheckedFile {
  kind: ContentKind;
  id: string;
  file: string;
  data: unknown;
}

/** Reads everything below `root` and lists what the owner must mend. */
export async function checkContent(root = 'content') {
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
  { kind, id, file }: Omit<CheckedFile, 'data'>,
): Promise<{ checked?: CheckedFile; problems: Problem[] }> {
  if (!existsSync(file)) {
    return {
      problems: [{ file, message: 'This file is missing. Bring back an older version of it.' }],
    };
  }
  const yaml = readYaml(file, await readFile(file, 'utf8'));
  if (yaml.problems.length > 0) return { problems: yaml.problems };

  const schema = contentFiles[kind].schema(pictureField(root, file));
  const result = await schema.safeParseAsync(yaml.data);
  if (result.success) return { checked: { kind, id, file, data: result.data }, problems: [] };
  return {
    problems: result.error.issues.map((issue) => ({
      file,
      line: yaml.lineOf(issue.path),
      field: fieldName(issue.path),
      message: issue.message,
    })),
  };
}

/** Files whose names keep them from being read: without this, what they say would be lost. */
async function strangers(root: string): Promise<Problem[]> {
  const folders = [...new Set(Object.values(contentFiles).map(({ folder }) => folder))];
  const known = new Set(
    Object.values(contentFiles).map(({ folder, pattern }) => join(root, folder, pattern)),
  );
  const problems: Problem[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const file = join(root, folder, entry.name);
      if (entry.isDirectory() || entry.name.startsWith('.') || known.has(file)) continue;
      const message = whyNotRead(entry.name, known.has(join(root, folder, '*.yaml')));
      if (message) problems.push({ file, message });
    }
  }
  return problems;
}

function whyNotRead(name: string, mayBeAnyName: boolean): string | undefined {
  const stem = basename(name, extname(name));
  const tidy = stem
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (!mayBeAnyName) {
    return 'The site has no use for a file of this name here. Check its name, or move it away.';
  }
  if (extname(name) !== '.yaml' || stem !== tidy || !/^[a-z]/.test(stem)) {
    return `A file here must be named in small letters and end in .yaml. Rename it, for example to: ${tidy || 'name'}.yaml`;
  }
  return undefined;
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

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse as parsePath } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { checkContentOnDisk } from '../build/content/content-on-disk.ts';
import { contentFiles } from '../src/content/content-files.ts';
import { describeProblem } from '../src/content/problem.ts';
import { rewriteYaml } from '../src/content/rewrite-yaml.ts';
import { pictureInForms } from './fields.tsx';
import { DRAFTS } from './picture-calls.ts';
import { tidied } from './tidy.ts';

/** What the editor wants to change. Paths are relative to content/. */
export interface Update {
  additions: { path: string; text: string }[];
  deletions: string[];
}

/**
 * Writes what the editor's forms say into the content files, keeping their comments. Content that
 * the site could not be built from is not kept: then nothing changes, and the problem is returned.
 */
export async function save(root: string, { additions, deletions }: Update) {
  const before = await checkContentOnDisk(root);
  const undo: (() => Promise<void>)[] = [];
  const keepOld = async (path: string) => {
    const file = join(root, path);
    const old = await readFile(file).catch(() => undefined);
    undo.push(() => (old ? writeFile(file, old) : rm(file, { force: true })));
  };
  const renamedFrom =
    additions.length === 1 ? deletions.find((path) => path.endsWith('.yaml')) : undefined;
  for (const { path, text } of additions) {
    await keepOld(path);
    await writeContentFile(root, path, text, renamedFrom);
  }
  for (const path of deletions) {
    await keepOld(path);
    await rm(join(root, path), { force: true });
  }
  const known = new Set(before.problems.map(describeProblem));
  const { problems } = await checkContentOnDisk(root);
  const news = problems.map(describeProblem).filter((problem) => !known.has(problem));
  if (news.length === 0) return undefined;
  for (const step of undo.reverse()) await step();
  return news.join('\n');
}

async function writeContentFile(root: string, path: string, text: string, renamedFrom?: string) {
  const file = join(root, path);
  const base = [file, ...(renamedFrom ? [join(root, renamedFrom)] : [])].find(existsSync);
  const old = base ? await readFile(base, 'utf8') : '';
  const said = tidied(schemaFor(path), parse(text), parse(old));
  const data = await settlePictures(root, path, said);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, rewriteYaml(old, data as Record<string, unknown>));
}

function schemaFor(path: string): z.ZodType {
  const { dir, base } = parsePath(path);
  const kind = Object.values(contentFiles).find(
    ({ folder, pattern }) => folder === dir && (pattern === base || pattern === '*.yaml'),
  );
  if (!kind) throw new Error(`The site has no use for a file named content/${path}.`);
  return kind.schema(pictureInForms);
}

/** Pictures of a file that had no name yet move from the drafts into the file's own folder. */
async function settlePictures(root: string, path: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((inner) => settlePictures(root, path, inner)));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      async ([name, inner]) => [name, await settlePictures(root, path, inner)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  if (typeof value !== 'string' || !value.startsWith(`./${DRAFTS}/`)) return value;
  const { dir, name } = parsePath(path);
  const settled = value.replace(DRAFTS, name);
  await mkdir(join(root, dir, name), { recursive: true });
  await rename(join(root, dir, value), join(root, dir, settled));
  return settled;
}

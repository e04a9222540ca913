import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { contentFiles } from '../../src/content/content-files.ts';
import type { Problem } from '../../src/content/problem.ts';

/** Files whose names keep them from being read: without this, what they say would be lost. */
export async function strangers(root: string): Promise<Problem[]> {
  const folders = [...new Set(Object.values(contentFiles).map(({ folder }) => folder))];
  const known = new Set(
    Object.values(contentFiles).map(({ folder, pattern }) => join(root, folder, pattern)),
  );
  const problems: Problem[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      const file = join(root, folder, entry.name);
      if (entry.isDirectory() || entry.name.startsWith('.') || known.has(file)) continue;
      const message = known.has(join(root, folder, '*.yaml'))
        ? whyNotRead(entry.name, names)
        : 'The site has no use for a file of this name here. Check its name, or move it away.';
      if (message) problems.push({ file, message });
    }
  }
  return problems;
}

/** Names that the page already uses as the address of something else on it. */
const TAKEN = /^main$|-(?:heading|birds)$/;

function whyNotRead(name: string, neighbours: ReadonlySet<string>): string | undefined {
  const stem = basename(name, extname(name));
  const tidy = stem
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  const better = `${tidy || 'name'}.yaml`;
  if (isPicture(name)) {
    return 'A picture belongs in the folder of the page that shows it. Move it there.';
  }
  if (name !== better && neighbours.has(better)) {
    return `There is already a ${better} here, and this file is not read. Copy what you need from it, then remove it.`;
  }
  if (name !== better) {
    return `A file here must be named in small letters and end in .yaml. Rename it, for example to: ${better}`;
  }
  if (TAKEN.test(stem)) {
    return `The page already uses the name ${stem} for something else. Rename the file, for example to: our-${stem}s.yaml`;
  }
  return undefined;
}

const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(name);

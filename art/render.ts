import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contactSheet } from './contact-sheet.ts';
import { openPress, type Press } from './press-room.ts';
import type { Plate, Scene } from './scene.ts';

const art = import.meta.dirname;
const root = dirname(art);
const draftFolder = join(art, '.draft');

async function loadAll<T>(folder: string): Promise<T[]> {
  const files = (await readdir(join(art, folder)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(art, folder, file)).href)),
  );
  return modules.flatMap((module) => module.default ?? []);
}

function choose<T extends { name: string; set?: string }>(
  all: readonly T[],
  names: readonly string[],
): T[] {
  const isCalled = (work: T, name: string) => work.name === name || work.set === name;
  const unknown = names.filter((name) => !all.some((work) => isCalled(work, name)));
  if (unknown.length > 0) {
    const known = all.map((work) => work.name).join(', ');
    throw new Error(`No picture is called ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length > 0
    ? all.filter((work) => names.some((name) => isCalled(work, name)))
    : [...all];
}

async function write(path: string, data: string | Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  return data.length;
}

async function printScene(press: Press, scene: Scene, draft: boolean) {
  if (!draft) return write(join(root, scene.output), await press.master(scene));
  const ending = scene.transparent ? 'png' : 'jpg';
  return write(join(draftFolder, `${scene.name}.${ending}`), await press.draft(scene));
}

async function timed(name: string, work: () => Promise<number>) {
  const start = performance.now();
  process.stdout.write(`${name.padEnd(24)} `);
  const bytes = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds.padStart(5)} s  ${String(Math.round(bytes / 1024)).padStart(5)} KB`);
}

async function main(args: readonly string[]) {
  const scenes = await loadAll<Scene>('scenes');
  const plates = await loadAll<Plate>('plates');
  const studies = await loadAll<Scene>('studies');
  if (args.includes('--sheet')) {
    await timed('contact sheet', () => contactSheet(root, [...scenes, ...plates]));
    return;
  }
  const draft = args.includes('--draft');
  const works = choose<Scene | Plate>(
    draft ? [...scenes, ...studies] : [...scenes, ...plates],
    args.filter((arg) => !arg.startsWith('--')),
  );
  const press = await openPress();
  try {
    for (const work of works) {
      await timed(work.name, async () => {
        if ('draw' in work) return printScene(press, work, draft);
        return write(join(root, work.output), await work.make());
      });
    }
  } finally {
    await press.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

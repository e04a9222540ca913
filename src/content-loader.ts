import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { filesOfKind } from '../model/check-content.ts';
import { type ContentKind, contentFiles } from '../model/content-files.ts';
import { describeProblem } from '../model/problem.ts';
import { readYaml } from '../model/read-yaml.ts';
import { isRelativePath, mapTexts } from '../model/texts.ts';

/** Loads the content files of a kind into Astro, parsed as the content check does. */
export const contentLoader = (kind: ContentKind): Loader => ({
  name: 'content-files',
  load: async (context) => {
    const root = fileURLToPath(new URL('content', context.config.root));
    const { watcher, logger } = context;
    if (!watcher) return await loadFiles(kind, root, context);
    let last = Promise.resolve();
    // One after the other, or an older state of the folder could be stored last.
    const reload = () => {
      last = last
        .then(() => loadFiles(kind, root, context))
        .catch(({ message }) => logger.error(message));
      return last;
    };
    await reload();
    const folder = join(root, contentFiles[kind].folder) + sep;
    watcher.on('all', (_event, file) => {
      if (file.startsWith(folder) && file.endsWith('.yaml')) reload();
    });
  },
});

async function loadFiles(kind: ContentKind, root: string, context: LoaderContext) {
  const { store, watcher } = context;
  const folder = join(root, contentFiles[kind].folder);
  // Git keeps no empty folders, so without posts there is no folder for them.
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name);
  const files = filesOfKind(kind, names);
  const loaded = await Promise.all(
    files.map((file) =>
      loadFile(file, root, context).catch((error) => {
        if (!watcher) throw error;
        // In dev, the content check reports the error, and the page keeps its old content.
        return store.get(file.id);
      }),
    ),
  );
  store.clear();
  for (const entry of loaded) if (entry) store.set(entry);
}

async function loadFile(
  { id, path }: { id: string; path: string },
  root: string,
  { parseData, generateDigest, config }: LoaderContext,
) {
  const filePath = join(root, path);
  const text = await readFile(filePath, 'utf8');
  const { data, problems } = readYaml(`content/${path}`, text);
  if (problems[0]) throw new Error(describeProblem(problems[0]));
  const spelled = mapTexts(data, (value) =>
    isRelativePath(value) ? spelledAsOnDisk(value, dirname(filePath)) : value,
  ) as Record<string, unknown>;
  const parsed = await parseData({ id, filePath, data: spelled });
  const inProject = relative(fileURLToPath(config.root), filePath).split(sep).join('/');
  return { id, data: parsed, filePath: inProject, digest: generateDigest(text) };
}

/** A Mac may store the ñ of a picture's name as two characters. Elsewhere, that is another name than the one typed. */
function spelledAsOnDisk(path: string, folder: string): string {
  const forms = [path, path.normalize('NFC'), path.normalize('NFD')];
  return forms.find((form) => existsSync(join(folder, form))) ?? path;
}

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { filesOfKind } from '../model/check-content.ts';
import { type ContentKind, contentFiles } from '../model/content-files.ts';
import { describeProblem } from '../model/problem.ts';
import { readYaml } from '../model/read-yaml.ts';

/** Gives Astro the content files of a kind, read just as the content check reads them. */
export const contentLoader = (kind: ContentKind): Loader => ({
  name: 'content-files',
  load: async (context) => {
    const root = fileURLToPath(new URL('content', context.config.root));
    await loadFiles(kind, root, context);
    const folder = join(root, contentFiles[kind].folder) + sep;
    let last = Promise.resolve();
    context.watcher?.on('all', (_event, file) => {
      if (!file.startsWith(folder) || !file.endsWith('.yaml')) return;
      // One after the other, or an older look at the folder could come last.
      last = last
        .then(() => loadFiles(kind, root, context))
        .catch(({ message }) => context.logger.error(message));
    });
  },
});

async function loadFiles(kind: ContentKind, root: string, context: LoaderContext) {
  const { store, parseData, generateDigest, config } = context;
  const entries = await readdir(join(root, contentFiles[kind].folder));
  const files = filesOfKind(kind, entries);
  const loaded = await Promise.all(
    files.map(async ({ id, path }) => {
      const filePath = join(root, path);
      const text = await readFile(filePath, 'utf8');
      const { data, problems } = readYaml(`content/${path}`, text);
      // The content check has told the owner already, so where in the program this is says nothing.
      if (problems[0]) throw Object.assign(new Error(describeProblem(problems[0])), { stack: '' });
      const parsed = await parseData({ id, filePath, data: data as Record<string, unknown> });
      const inProject = relative(fileURLToPath(config.root), filePath).split(sep).join('/');
      return { id, data: parsed, filePath: inProject, digest: generateDigest(text) };
    }),
  );
  store.clear();
  for (const entry of loaded) store.set(entry);
}

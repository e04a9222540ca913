import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type BuiltSite, EDITOR_PAGE, filesIn } from '../build/built-site.ts';
import { readFarm } from '../build/read-farm.ts';
import { endingOf } from '../model/content-folder.ts';
import { PICTURE_ENDINGS } from '../model/picture-field.ts';
import { remembered } from '../src/pictures/remembered.ts';
import { bundleEditor, editorPage, editorPolicy } from './bundle.ts';
import { gitId } from './content/git-id.ts';

/** A folder named like the page would confuse some hosts. */
const FILES = 'editor/';
const APP = `${FILES}app/`;
const THUMBNAIL = { width: 240, height: 240, fit: 'inside', withoutEnlargement: true } as const;

interface Repository {
  repository: string;
  api: string;
}

/** The site's repository on GitHub: from content/farm.yaml, or from the workflow that builds it there. */
export function hostedRepository(env: NodeJS.ProcessEnv = process.env): Repository | undefined {
  const repository = readFarm().repository ?? env.GITHUB_REPOSITORY;
  if (!repository) return undefined;
  return { repository, api: env.GITHUB_API_URL ?? 'https://api.github.com' };
}

/** Puts the editor beside the site, where it can be opened on a phone. Nothing of it is in the site's pages. */
export const addHostedEditor = (site: BuiltSite) => writeHostedEditor(site, hostedRepository());

export async function writeHostedEditor(
  { folder, base }: BuiltSite,
  repository: Repository | undefined,
  content = 'content',
): Promise<string> {
  if (!repository) return 'none, because there is no “repository” in content/farm.yaml';
  const bundle = await bundleEditor('github/main.ts', base + APP);
  const write = (name: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  for (const { name, content: bytes } of bundle.files) write(APP + name, bytes);
  const { origin } = new URL(repository.api);
  const page = editorPage(bundle, {
    base: base + APP,
    policy: editorPolicy(`connect-src 'self' ${origin}`),
    settings: { ...repository, base },
    asks: origin,
  });
  write(EDITOR_PAGE, page);

  const ids: Record<string, string> = {};
  for (const file of filesIn(content)) {
    const bytes = readFileSync(join(content, file));
    const id = await gitId(bytes);
    ids[file] = id;
    if (!PICTURE_ENDINGS.includes(endingOf(file))) continue;
    const thumbnail = await remembered(bytes, `thumbnail ${JSON.stringify(THUMBNAIL)}`, () =>
      sharp(bytes).resize(THUMBNAIL).webp().toBuffer(),
    );
    write(`${FILES}pictures/${id}.webp`, thumbnail);
  }
  write(`${FILES}content.json`, JSON.stringify(ids));
  return `the editor is at ${base}edit, for ${repository.repository}`;
}

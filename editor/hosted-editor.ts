import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { endingOf } from '../model/content-folder.ts';
import { gitId } from './content/git-id.ts';
import { PICTURE_ENDINGS } from '../model/picture-field.ts';
import { remembered } from '../src/pictures/remembered.ts';
import { type BuiltSite, EDITOR_PAGE, filesIn } from '../build/built-site.ts';
import { bundleEditor, editorPage, editorPolicy } from './bundle.ts';
import { readFarm } from '../build/read-farm.ts';

/** A folder named like the page would confuse some hosts. */
const FILES = 'editor/';
const APP = `${FILES}app/`;
const THUMBNAIL = { width: 240, height: 240, fit: 'inside', withoutEnlargement: true } as const;

export interface PhoneDoor {
  repository: string;
  api: string;
}

/** The site's repository on GitHub: from content/farm.yaml, or from the workflow that builds it there. */
export function phoneDoor(env: NodeJS.ProcessEnv = process.env): PhoneDoor | undefined {
  const repository = readFarm().repository ?? env.GITHUB_REPOSITORY;
  if (!repository) return undefined;
  return { repository, api: env.GITHUB_API_URL ?? 'https://api.github.com' };
}

/** Puts the editor beside the site, where it can be opened on a phone. Nothing of it is in the site's pages. */
export const addPhoneDoor = (site: BuiltSite) => writePhoneDoor(site, phoneDoor());

export async function writePhoneDoor(
  { folder, base }: BuiltSite,
  door: PhoneDoor | undefined,
  content = 'content',
): Promise<string> {
  if (!door) return 'none, because there is no “repository” in content/farm.yaml';
  const bundle = await bundleEditor('phone/main.ts', base + APP);
  const write = (name: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  for (const { name, content: bytes } of bundle.files) write(APP + name, bytes);
  const { origin } = new URL(door.api);
  const page = editorPage(bundle, {
    base: base + APP,
    policy: editorPolicy(`connect-src 'self' ${origin}`),
    settings: { ...door, base },
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
  return `the editor is at ${base}edit, for ${door.repository}`;
}

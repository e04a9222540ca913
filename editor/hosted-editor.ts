import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../build/built-site.ts';
import { bundle } from '../build/bundle.ts';
import { checkContentOnDisk } from '../build/content/content-on-disk.ts';
import {
  CACHE_FOREVER,
  type HeaderRule,
  headersFile,
  REVALIDATE,
  SAME_ORIGIN,
} from '../build/hosting/headers.ts';
import { readFarm } from '../build/read-farm.ts';
import { inHeader } from '../build/steps/content-security-policy.ts';
import { valueAt } from '../model/compare.ts';
import {
  BOARD,
  bundleEditor,
  type EditorBundle,
  editorPage,
  editorPolicy,
  PAPER,
} from './bundle.ts';
import { gitId } from './content/git-id.ts';
import { picturesIn } from './content/saving.ts';
import type { LiveSite } from './github/github-backend.ts';
import { thumbnailOf } from './thumbnail.ts';

const PAGE = 'edit.html';
/** Some hosts serve /edit/ only from a file of this name. */
const PAGE_WITH_SLASH = 'edit/index.html';
/** At the site's root, because a service worker's scope can't be wider than its own folder. */
const SERVICE_WORKER = 'edit-sw.js';
const FILES = 'editor/';
const APP = `${FILES}app/`;
const PICTURES = `${FILES}pictures/`;
const MANIFEST = `${FILES}manifest.webmanifest`;
const PUBLISHED = `${FILES}content.json`;
/** Fits below an icon on a home screen. */
const SHORT_NAME = 'Edit site';
const ICON_PX = 512;

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

/** Adds the editor to the built site, for phones. The visitors' pages don't load any of it. */
export async function writeHostedEditor(
  { folder, base }: { folder: string; base: string },
  repository: Repository | undefined,
  content = 'content',
): Promise<string> {
  if (!repository) return 'none, because there is no “repository” in content/farm.yaml';
  const write = (name: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  const editor = await bundleEditor('phone/main.tsx', base + APP);
  for (const { name, content: bytes } of editor.files) write(APP + name, bytes);

  const icon = await editorIcon(join(folder, `icon-maskable-${ICON_PX}.png`));
  const iconName = `${APP}icon.${digest(icon)}.png`;
  write(iconName, icon);
  write(MANIFEST, JSON.stringify(manifestOf(base, base + iconName)));

  const { origin } = new URL(repository.api);
  const policy = editorPolicy(
    `connect-src 'self' ${origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
  );
  const page = editorPage(editor, {
    base: base + APP,
    policy,
    settings: { ...repository, base, serviceWorker: base + SERVICE_WORKER },
    preconnect: origin,
    app: { name: SHORT_NAME, manifest: base + MANIFEST, icon: base + iconName },
  });
  write(PAGE, page);
  write(PAGE_WITH_SLASH, page);
  write(SERVICE_WORKER, await bundleServiceWorker(editor, page, base));

  const pictures = await shownPictures(content);
  for (const file of filesIn(content).filter((each) => pictures.has(each))) {
    const bytes = readFileSync(join(content, file));
    write(`${PICTURES}${await gitId(bytes)}.webp`, await thumbnailOf(bytes));
  }
  write(PUBLISHED, JSON.stringify(builtCommit()));
  const rules = headersFile(headerRules(base, inHeader(policy)));
  appendFileSync(join(folder, '_headers'), `\n${rules}`);
  return `the editor is at ${base}edit, for ${repository.repository}`;
}

/** A worker, such as the decoder for iPhone photos, has the policy of its own file, so every file has the page's. */
function headerRules(base: string, policy: string): HeaderRule[] {
  const always = {
    'Content-Security-Policy': policy,
    'X-Robots-Tag': 'noindex, nofollow',
    ...SAME_ORIGIN,
  };
  const withBase = (path: string) => base + path;
  return [
    {
      paths: ['edit', 'edit/', SERVICE_WORKER, PUBLISHED, MANIFEST].map(withBase),
      headers: { ...always, ...REVALIDATE },
    },
    {
      paths: [`${APP}*`, `${PICTURES}*`].map(withBase),
      headers: { ...always, ...CACHE_FOREVER },
    },
  ];
}

/** What the pages may show. Any other picture the editor gets from GitHub, with the owner's token. */
async function shownPictures(content: string): Promise<Set<string>> {
  const { valid } = await checkContentOnDisk(content);
  const shown = valid.filter(({ data }) => valueAt(data, ['hidden']) !== true);
  return new Set(
    shown.flatMap(({ file, yaml }) => picturesIn(file.slice(content.length + 1), yaml.data)),
  );
}

/** GitHub, Cloudflare and Netlify name the commit that they build. */
function builtCommit(): LiveSite {
  const { env } = process;
  const commit = env.GITHUB_SHA ?? env.WORKERS_CI_COMMIT_SHA ?? env.COMMIT_REF;
  return commit ? { commit } : {};
}

const manifestOf = (base: string, icon: string) => ({
  id: `${base}edit`,
  name: `Edit ${readFarm().name}`.trim(),
  short_name: SHORT_NAME,
  lang: 'en',
  start_url: `${base}edit`,
  scope: `${base}edit`,
  display: 'standalone',
  background_color: PAPER,
  theme_color: BOARD,
  icons: ['any', 'maskable'].map((purpose) => ({
    src: icon,
    sizes: `${ICON_PX}x${ICON_PX}`,
    type: 'image/png',
    purpose,
  })),
});

/** The editor's icon for home screens, made from the site's own. */
const editorIcon = (iconFile: string): Promise<Buffer> =>
  sharp(readFileSync(iconFile))
    .composite([{ input: Buffer.from(PENCIL) }])
    .png({ palette: true })
    .toBuffer();

/** A pencil inside the icon's safe zone, so that the editor's icon differs from the site's. */
const PENCIL = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <circle cx="345" cy="345" r="80" fill="#e3a437" stroke="${BOARD}" stroke-width="12"/>
  <path d="M-16-46h32v66L0 48l-16-28z" fill="#1d2b33" transform="translate(345 345) rotate(45)"/>
</svg>`;

/** The service worker caches the page and all its files. The decoder of iPhone photos is large, and cached on first use. */
async function bundleServiceWorker({ files }: EditorBundle, page: string, base: string) {
  const names = files.map(({ name }) => name).filter((name) => !/decode-heic|licenses/.test(name));
  const { code } = await bundle(
    new URL('phone/service-worker/service-worker.ts', import.meta.url),
    {
      EDITOR_PAGE: `${base}edit`,
      EDITOR_FILES: names.map((name) => base + APP + name),
      EDITOR_APP: base + APP,
      EDITOR_PICTURES: base + PICTURES,
      EDITOR_VERSION: digest(page),
    },
  );
  return code;
}

const digest = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);

import { type ContentKind, contentFiles } from '../src/content/content-files.ts';

export const PICTURES_URL = '/api/editor/pictures';

export type PictureAnswer = { path: string; report: string } | { problem: string };

/**
 * The content file that an editor's page is about, relative to content/. A post that isn't saved
 * yet has no name, so its pictures wait in a folder of drafts.
 */
export function contentFileOf(pathname: string): string {
  const [, kind = '', , slug] =
    pathname.match(/\/(?:collection|singleton)\/([^/]+)(?:\/(item|create)(?:\/([^/]+))?)?/) ?? [];
  const { folder, pattern } = contentFiles[kind as ContentKind];
  const name = pattern === '*.yaml' ? `${slug ? decodeURIComponent(slug) : DRAFTS}.yaml` : pattern;
  return folder === '' ? name : `${folder}/${name}`;
}

/** Hidden, so that nothing in it is taken for a photo of the site. */
export const DRAFTS = '.drafts';

export const pictureUrl = (contentFile: string, path: string) =>
  `${PICTURES_URL}?${new URLSearchParams({ for: contentFile, path })}`;

export async function sendPicture(file: File): Promise<PictureAnswer> {
  const query = new URLSearchParams({ for: contentFileOf(location.pathname), name: file.name });
  const response = await fetch(`${PICTURES_URL}?${query}`, {
    method: 'POST',
    headers: { 'no-cors': '1', 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => undefined);
  if (!response) return { problem: 'The editor has been stopped. Run  npm run edit  again.' };
  return (await response.json()) as PictureAnswer;
}

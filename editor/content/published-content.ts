import type { ContentFolder } from '../../model/content-folder.ts';
import { gitId } from './git-id.ts';

/** A snapshot of the published content. Paths are relative to content/. */
export interface Published {
  /** The backend's version id. */
  version: string;
  files: Readonly<Record<string, PublishedFile>>;
  /** The last saves that it includes, newest first. Those of an editor have an id. */
  saves?: readonly { version: string; id?: string | undefined }[];
}

export interface PublishedFile {
  /** The git blob hash. */
  id: string;
  /** Undefined for pictures. */
  text?: string;
}

/** A change to one file. */
export type Change =
  | { path: string; text: string }
  | { path: string; photo: Blob }
  | { path: string; deleted: true };

/** The content after some changes, for the build's content check. */
export function folderWith(published: Published, changes: readonly Change[]): ContentFolder {
  const { files } = withChanges(published, changes);
  return {
    name: 'content',
    list: async (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      const below = Object.keys(files).filter((path) => path.startsWith(start));
      const names = new Map(
        below.map((path) => {
          const [name = '', ...rest] = path.slice(start.length).split('/');
          return [name, rest.length > 0];
        }),
      );
      if (names.size === 0) return undefined;
      return [...names].map(([name, isFolder]) => ({ name, isFolder }));
    },
    read: async (file) => files[file]?.text,
    // Published pictures passed the build's check, and new ones were verified when they were re-encoded.
    imageError: async () => undefined,
  };
}

/** The snapshot after some changes. Their files have no git blob hashes yet. */
export function withChanges(published: Published, changes: readonly Change[]): Published {
  const files = { ...published.files };
  for (const change of changes) {
    if ('deleted' in change) delete files[change.path];
    else files[change.path] = { id: '', ...('text' in change && { text: change.text }) };
  }
  return { ...published, files };
}

/** The snapshot after a save. */
export async function publishedAfter(
  published: Published,
  changes: readonly Change[],
  version: string,
  id: string,
): Promise<Published> {
  const { files, saves = [] } = withChanges(published, changes);
  const hashed = { ...files };
  for (const change of changes)
    if (!('deleted' in change))
      hashed[change.path] = { ...files[change.path], id: await gitId(await bytesOf(change)) };
  return { version, files: hashed, saves: [{ version, id }, ...saves] };
}

const bytesOf = async (change: Exclude<Change, { deleted: true }>) =>
  'text' in change
    ? new TextEncoder().encode(change.text)
    : new Uint8Array(await change.photo.arrayBuffer());

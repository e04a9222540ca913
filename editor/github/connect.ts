import { type Backend, BackendError } from '../backend.ts';
import type { Stored } from '../content/stored-content.ts';
import { GitHub } from './github.ts';
import { githubBackend } from './github-backend.ts';

/** Where the site and its files are: written into the page by the build. */
export interface GitHubSettings {
  repository: string;
  api: string;
  /** The site's base path. */
  base: string;
  /** The service worker that opens the editor without signal. */
  worker: string;
}

export interface Connection {
  backend: Backend;
  stored: Stored;
  /** Why this is the content as it was last seen here, and not as it is now. */
  offline?: string;
}

export async function connect(settings: GitHubSettings, token: string): Promise<Connection> {
  const { api, repository, base } = settings;
  const { read, keep } = storedContent(settings);
  const backend = githubBackend(new GitHub(api, repository, token, base), base, keep);
  try {
    return { backend, stored: await backend.load() };
  } catch (error) {
    const stored = read();
    if (!(error instanceof BackendError) || error.needsSignIn || !stored) throw error;
    return { backend, stored, offline: error.message };
  }
}

/** A token that may only read is found out now, and not at the first save. Nothing refers to the blob. */
export async function checkWriteAccess(settings: GitHubSettings, token: string) {
  const { api, repository, base } = settings;
  const github = new GitHub(api, repository, token, base);
  await github.json('/git/blobs', 'POST', { content: '' });
}

/** The token stays on this phone until its owner signs out. */
export function storedToken({ repository }: GitHubSettings) {
  const key = `token for ${repository}`;
  return {
    read: () => localStorage.getItem(key),
    keep: (token: string) => localStorage.setItem(key, token),
    forget: () => localStorage.removeItem(key),
  };
}

/** The content as it was last seen on this phone, for places without signal. */
export function storedContent({ repository }: GitHubSettings) {
  const key = `content of ${repository}`;
  return {
    read: () => {
      const kept = localStorage.getItem(key);
      return kept ? (JSON.parse(kept) as Stored) : undefined;
    },
    keep: (stored: Stored) => {
      try {
        localStorage.setItem(key, JSON.stringify(stored));
      } catch {
        // The draft needs the room more.
        localStorage.removeItem(key);
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}

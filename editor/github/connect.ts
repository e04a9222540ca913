import { type Backend, BackendError } from '../backend.ts';
import type { Stored } from '../content/stored-content.ts';
import { GitHub } from './github.ts';
import { githubBackend } from './github-backend.ts';

/** The build writes these settings into the page. */
export interface GitHubSettings {
  repository: string;
  api: string;
  /** The site's base path. */
  base: string;
  /** The URL of the service worker, which opens the editor offline. */
  serviceWorker: string;
}

export interface Connection {
  backend: Backend;
  stored: Stored;
  /** Why `stored` is the cached content and not the newest. */
  offline?: string;
}

export async function connect(settings: GitHubSettings, token: string): Promise<Connection> {
  const { api, repository, base } = settings;
  const { read, store } = storedContent(settings);
  const backend = githubBackend(new GitHub(api, repository, token, base), base, store);
  try {
    return { backend, stored: await backend.load() };
  } catch (error) {
    const stored = read();
    if (!(error instanceof BackendError) || error.needsSignIn || !stored) throw error;
    return { backend, stored, offline: error.message };
  }
}

/** Checks write access at sign-in by creating an unreferenced blob. */
export async function checkWriteAccess(settings: GitHubSettings, token: string) {
  const { api, repository, base } = settings;
  const github = new GitHub(api, repository, token, base);
  await github.json('/git/blobs', 'POST', { content: '' });
}

/** Stores the token on this device until sign-out. */
export function storedToken({ repository }: GitHubSettings) {
  const key = `token for ${repository}`;
  return {
    read: () => localStorage.getItem(key),
    store: (token: string) => localStorage.setItem(key, token),
    forget: () => localStorage.removeItem(key),
  };
}

/** Caches the last loaded content on this device, for offline use. */
export function storedContent({ repository }: GitHubSettings) {
  const key = `content of ${repository}`;
  return {
    read: () => {
      const text = localStorage.getItem(key);
      return text ? (JSON.parse(text) as Stored) : undefined;
    },
    store: (stored: Stored) => {
      try {
        localStorage.setItem(key, JSON.stringify(stored));
      } catch {
        // The draft needs the quota more than this cache.
        localStorage.removeItem(key);
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}

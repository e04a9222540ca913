import type { Backend } from '../backend.ts';
import type { Stored } from '../content/stored.ts';
import { GitHub } from './github.ts';
import { githubBackend } from './github-backend.ts';

/** Where the site and its files are: written into the page by the build. */
export interface GitHubSettings {
  repository: string;
  api: string;
  /** The path that the site stands below. */
  base: string;
}

export interface Connection {
  backend: Backend;
  stored: Stored;
}

export async function connect(settings: GitHubSettings, token: string): Promise<Connection> {
  const { api, repository, base } = settings;
  const backend = githubBackend(new GitHub(api, repository, token), base);
  return { backend, stored: await backend.load() };
}

/** A token that may only read is found out now, and not at the first save. Nothing refers to the blob. */
export async function checkWriteAccess({ api, repository }: GitHubSettings, token: string) {
  const github = new GitHub(api, repository, token);
  await github.rest('/git/blobs', { method: 'POST', body: JSON.stringify({ content: '' }) });
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

import type { Stored } from '../content/stored.ts';
import type { Door } from '../backend.ts';
import { GitHub } from './github.ts';
import { githubDoor } from './github-backend.ts';

/** Where the site and its files are: written into the page by the build. */
export interface PhoneSettings {
  repository: string;
  api: string;
  /** The path that the site stands below. */
  base: string;
}

export interface OpenDoor {
  door: Door;
  stored: Stored;
}

export async function openDoor(settings: PhoneSettings, token: string): Promise<OpenDoor> {
  const { api, repository, base } = settings;
  const door = githubDoor(new GitHub(api, repository, token), base);
  return { door, stored: await door.load() };
}

/** A token that may only read is found out now, and not at the first save. Nothing refers to the blob. */
export async function proveWriting({ api, repository }: PhoneSettings, token: string) {
  const github = new GitHub(api, repository, token);
  await github.rest('/git/blobs', { method: 'POST', body: JSON.stringify({ content: '' }) });
}

/** The token stays on this phone until its owner signs out. */
export function keptToken({ repository }: PhoneSettings) {
  const key = `token for ${repository}`;
  return {
    read: () => localStorage.getItem(key),
    keep: (token: string) => localStorage.setItem(key, token),
    forget: () => localStorage.removeItem(key),
  };
}

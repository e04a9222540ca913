import type { Change, Stored } from './content/stored-content.ts';
import type { PastChange } from './content/undo.ts';

/** Where the content is stored: on this computer's disk, or in a repository on GitHub. */
export interface Backend {
  kind: 'local' | 'github';
  /** Identifies the farm, because a device can have drafts of several. */
  farm: string;
  load(): Promise<Stored>;
  /** Writes all changes or none. "moved": someone else saved first, and this is the newest content. */
  save(
    stored: Stored,
    changes: Change[],
    message: Message,
    onProgress?: (percent: number) => void,
  ): Promise<{ stored: Stored } | { moved: Stored }>;
  /** What was saved before, newest first. */
  history(): Promise<PastSave[]>;
  /** What one of these saves changed. */
  changesIn(id: string): Promise<PastChange[]>;
  /** A picture that may be gone by now, by the name that git gives its bytes. */
  pastPicture(id: string): Promise<Blob>;
  /** An address under which the browser can show a stored picture. */
  pictureUrl(path: string, id: string): Promise<string>;
  /** Whether the site that visitors see has this save in it. */
  isLive?(saved: Saved): Promise<boolean>;
  /** The page that shows why a save is not live. */
  runs?: string;
  /** The site, to look at the result. */
  site: string;
}

/** A save that is on its way to the site. */
export interface Saved {
  version: string;
  /** The names of its files' versions; undefined: no file. */
  files: [path: string, id: string | undefined][];
}

/** A save in the history. */
export interface PastSave {
  /** The version of the content that it made. */
  id: string;
  headline: string;
  /** ISO 8601 */
  when: string;
  /** Missing where the backend doesn't know. */
  who?: string | undefined;
}

/** What a save says about itself, for the history. */
export interface Message {
  headline: string;
  body: string;
}

/** An error of the backend, with a message for the owner. The draft is kept. */
export class BackendError extends Error {
  /** Signing in again may help. */
  readonly needsSignIn: boolean;
  constructor(words: string, { needsSignIn = false } = {}) {
    super(words);
    this.needsSignIn = needsSignIn;
  }
}

import type { Change, Published } from './content/published-content.ts';
import type { PastChange } from './content/undo.ts';
import { rememberError } from './error-details.ts';

/** Where the content is saved: on this computer's disk, or in a repository on GitHub. */
export interface Backend {
  name: 'local' | 'github';
  /** The key for this site's drafts, because one device can have drafts of several sites. */
  siteId: string;
  load(): Promise<Published>;
  /**
   * Writes all changes or none, and returns the newest content. Its `saves` don't have the message's
   * id if someone else saved first.
   */
  save(
    published: Published,
    changes: Change[],
    message: CommitMessage,
    onProgress?: (percent: number) => void,
  ): Promise<Published>;
  /** Past saves, newest first. */
  history(): Promise<PastSave[]>;
  /** The changes of a past save. */
  changesIn(id: string): Promise<PastChange[]>;
  /** The newest version of a picture that was removed; undefined if no copy is left. */
  removedPicture(path: string): Promise<Blob | undefined>;
  /** The URL of a small copy of a published picture. */
  thumbnailUrl(path: string, id: string): string;
  /** A published picture, where the newest have no small copy yet. */
  picture?(id: string): Promise<Blob>;
  /** Whether the live site includes this version. "unknown": its host doesn't name the commit. */
  isLive?(version: string): Promise<boolean | 'unknown'>;
  /** The URL of the deployment logs. */
  actionsUrl?: string;
  siteUrl: string;
}

/** What the owner calls a save, and reads until it is known. On the computer, it doesn't publish. */
export const SAVE_VERBS = {
  github: {
    save: 'publish',
    saved: 'published',
    button: 'Publish',
    unknown: 'You’ll know if it’s published once GitHub answers.',
  },
  local: {
    save: 'save',
    saved: 'saved',
    button: 'Save',
    unknown: 'You’ll know if it’s saved once the editor is running.',
  },
} as const;

/** A save in the history. */
export interface PastSave {
  /** The version of the content after this save. */
  id: string;
  headline: string;
  /** ISO 8601 */
  when: string;
  /** Undefined if the backend doesn't know the author. */
  author?: string | undefined;
}

export interface CommitMessage {
  headline: string;
  body: string;
  /** Recognizes the save if its response gets lost. */
  id: string;
}

/** What the owner reads about an error. */
export interface Failure {
  message: string;
  /** Signing in again may help. */
  needsSignIn?: boolean;
  /** It is over once something could be loaded. */
  isOffline?: boolean;
}

/** Shown with a button that copies the error's details. */
export const UNEXPECTED =
  'Something went wrong, but your changes are saved here. Try again. If it keeps happening, copy the details and send them to whoever set up your site.';

export const STILL_LOADING: Failure = {
  message:
    'This is your site as you last opened it on this phone. The newest version is still loading.',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof ExpectedError) {
    const { message, needsSignIn, isOffline } = error;
    return { message, needsSignIn, isOffline };
  }
  rememberError(error);
  return { message: UNEXPECTED };
}

/** An error with a message for the owner. The draft stays stored. */
export class ExpectedError extends Error implements Failure {
  readonly needsSignIn: boolean;
  readonly isOffline: boolean;
  constructor(message: string, { needsSignIn = false, isOffline = false } = {}) {
    super(message);
    this.needsSignIn = needsSignIn;
    this.isOffline = isOffline;
  }
}

export interface Folders {
  /** The parent of `.photo-originals/`. File names in messages are relative to it. */
  project: string;
  /** The folder that is searched for photos. */
  root: string;
  /** The folder whose YAML and Markdown files may name the photos. */
  contentFolder: string;
}

export interface PictureSize {
  width: number;
  height: number;
  bytes: number;
}

export interface Change {
  /** Path below the root, as it was. */
  photo: string;
  /** Path below the root, as it is now. */
  renamedTo: string | undefined;
  before: PictureSize;
  after: PictureSize;
  turned: boolean;
  /** The kinds of metadata removed, as the owner reads them. */
  removed: string[];
  /** The path of the original, below the project. */
  original: string;
  /** The files whose references were updated, below that folder. */
  updatedFiles: string[];
}

export interface PhotoProblem {
  photo: string;
  /** A whole sentence that names the file and says what to do. */
  message: string;
}

export interface Report {
  photos: number;
  changes: Change[];
  problems: PhotoProblem[];
  /** Other files below the root that have a location in them. */
  located: string[];
}

/** One photo is done, of those that needed cleaning. */
export type Progress = { done: number; total: number } & (
  | { change: Change }
  | { problem: PhotoProblem }
);

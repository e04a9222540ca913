/**
 * A folder with content files, on a disk or in a repository.
 * Paths are relative to it, with "/" on every computer.
 */
export interface ContentFolder {
  /** Its name in messages, such as "content". */
  name: string;
  /** The entries of a folder; undefined if it doesn't exist. "" is the content folder itself. */
  list(folder: string): Promise<FolderEntry[] | undefined>;
  /** The text of a file; undefined if it doesn't exist. */
  read(file: string): Promise<string | undefined>;
  /** Why the bytes of a picture can't be shown; undefined when they can. */
  imageError(picture: string): Promise<string | undefined>;
}

interface FolderEntry {
  name: string;
  isFolder: boolean;
  /** A symbolic link, which is not followed. */
  isSymlink?: boolean;
}

/** "products/ducks.yaml" and "./ducks/pond.jpg" → "products/ducks/pond.jpg". Starts with ".." outside. */
export function resolvePath(file: string, path: string): string {
  const steps: string[] = [];
  for (const step of [...file.split('/').slice(0, -1), ...path.split('/')]) {
    if (step === '' || step === '.') continue;
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}

export const joinPath = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);

/** "products/ducks.yaml" → "ducks" */
export const stemOf = (file: string) => baseName(file).replace(/(?<=.)\.[^.]*$/, '');

export const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

export const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** "Pond.JPG" → ".jpg" */
export const extensionOf = (file: string) =>
  /(?<=.)\.[^.]*$/.exec(baseName(file))?.[0].toLowerCase() ?? '';

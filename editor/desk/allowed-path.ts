import { folderOf } from '../../src/content/content-folder.ts';
import { isListed, kindOf } from '../content/kinds.ts';

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLAIN_FILE = new RegExp(`^(?:${NAME}/)*${NAME}\\.yaml$`);
const PHOTO = new RegExp(`^((?:${NAME}/)*${NAME})/${NAME}\\.(?:jpg|png)$`);

/** Where the editor may write: content files, and photos in the folder beside the file that shows them. */
export const mayBeWritten = (path: string) =>
  PLAIN_FILE.test(path) ? kindOf(path) !== undefined : isBeside(PHOTO.exec(path)?.[1]);

const isBeside = (folder: string | undefined) =>
  folder !== undefined && folderOf(folder) !== '' && kindOf(`${folder}.yaml`) !== undefined;

/** Only files that there may be any number of may go. */
export const mayBeRemoved = (path: string) => {
  const kind = PLAIN_FILE.test(path) ? kindOf(path) : undefined;
  return kind !== undefined && isListed(kind);
};

import { contentFiles, isListed } from '../../model/content-files.ts';
import { extensionOf, folderOf } from '../../model/content-folder.ts';
import { DRAWING_EXTENSIONS } from '../../model/picture-fields.ts';
import { isInPhotoFolder, kindOf } from '../content/content-kinds.ts';

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLAIN_FILE = new RegExp(`^(?:${NAME}/)*${NAME}\\.yaml$`);
const PHOTO = new RegExp(`^(?:${NAME}/)+${NAME}\\.(?:jpg|png)$`);
/** An existing file may have any name, but its path must stay in the folder. */
const SAFE_PATH = /^[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/;
const FOLDERS: string[] = Object.values(contentFiles).map(({ folder }) => folder);

/** Where the editor may write: content files, and photos in the folder beside the file that shows them. */
export const canWrite = (path: string) =>
  PLAIN_FILE.test(path) ? kindOf(path) !== undefined : PHOTO.test(path) && isInPhotoFolder(path);

/** The pictures of the content. */
export const canRead = (path: string) =>
  SAFE_PATH.test(path) && DRAWING_EXTENSIONS.includes(extensionOf(path));

/** Sections, posts, files that the site doesn't use, and photos. */
export function canDelete(path: string): boolean {
  if (!SAFE_PATH.test(path)) return false;
  if (isInPhotoFolder(path)) return DRAWING_EXTENSIONS.includes(extensionOf(path));
  const kind = kindOf(path);
  return FOLDERS.includes(folderOf(path)) && (kind === undefined || isListed(kind));
}

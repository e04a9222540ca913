import { extensionOf } from '../../model/content-folder.ts';
import { HEIC_EXTENSIONS, PICTURE_EXTENSIONS } from '../../model/picture-fields.ts';
import { filesIn } from '../built-site.ts';

const PHOTO_EXTENSIONS = [...PICTURE_EXTENSIONS, ...HEIC_EXTENSIONS];
const isPhoto = (path: string) => PHOTO_EXTENSIONS.includes(extensionOf(path));
const isYaml = (path: string) => /\.ya?ml$/i.test(path);
const isHidden = (path: string) => /(?:^|\/)\./.test(path);

export const findPhotos = (root: string) =>
  filesIn(root).filter((path) => isPhoto(path) && !isHidden(path));

export const findYaml = (root: string) =>
  filesIn(root).filter((path) => isYaml(path) && !isHidden(path));

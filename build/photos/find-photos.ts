import { filesIn } from '../built-site.ts';

const isPhoto = (path: string) => /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(path);
const isYaml = (path: string) => /\.ya?ml$/i.test(path);
const isHidden = (path: string) => /(?:^|\/)\./.test(path);

export const findPhotos = (root: string) =>
  filesIn(root).filter((path) => isPhoto(path) && !isHidden(path));

export const findYaml = (root: string) =>
  filesIn(root).filter((path) => isYaml(path) && !isHidden(path));

import { contentFiles } from './content-files.ts';
import { type ContentFolder, extensionOf, joinPath, stemOf } from './content-folder.ts';
import { HEIC_EXTENSIONS, PICTURE_EXTENSIONS } from './picture-fields.ts';
import type { ContentProblem } from './problem.ts';

/** Files that are not read because of their names. Without an error, their content would be lost. */
export async function misnamedFiles(folder: ContentFolder): Promise<ContentProblem[]> {
  const kinds = Object.values(contentFiles);
  const known = new Set(kinds.map((kind) => joinPath(kind.folder, kind.pattern)));
  const problems: ContentProblem[] = [];
  for (const folderPath of new Set(kinds.map((kind) => kind.folder))) {
    const entries = (await folder.list(folderPath)) ?? [];
    const names = new Set(entries.map(({ name }) => name));
    for (const { name, isFolder, isSymlink } of entries) {
      const path = joinPath(folderPath, name);
      if (isSymlink) problems.push({ file: `${folder.name}/${path}`, message: SYMLINK_ERROR });
      if (isFolder || isSymlink || isSystemFile(name) || known.has(path)) continue;
      const message = known.has(joinPath(folderPath, '*.yaml'))
        ? fileNameError(name, names)
        : 'The site doesn’t use a file with this name here. Check its name, or move it somewhere else.';
      if (message) problems.push({ file: `${folder.name}/${path}`, message });
    }
  }
  return problems;
}

const SYMLINK_ERROR =
  'This is a link to another file or folder, and the site doesn’t follow links. Copy the file itself here.';

/** Files that operating systems create, such as .DS_Store. */
const isSystemFile = (name: string) => /^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(name);

function fileNameError(name: string, neighbors: ReadonlySet<string>): string | undefined {
  // Notepad likes to save ducks.yaml as ducks.yaml.txt.
  const stem = stemOf(name.replace(/\.txt$/i, ''));
  const tidy = stem
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  const better = `${tidy || 'name'}.yaml`;
  if (isPicture(name)) {
    return 'A picture belongs in the folder of the page that shows it. Move it there.';
  }
  if (!['.yaml', '.yml', '.txt', ''].includes(extensionOf(name))) {
    return 'The site doesn’t use this kind of file here. Remove it, or move it somewhere else.';
  }
  if (name !== better && neighbors.has(better)) {
    return `There’s already a ${better} here, so this file isn’t used. Copy what you need from it, then remove it.`;
  }
  if (name !== better) {
    return `A file here needs a name in lowercase that ends in .yaml. Rename it, for example to: ${better}`;
  }
  return undefined;
}

const isPicture = (name: string) =>
  [...PICTURE_EXTENSIONS, ...HEIC_EXTENSIONS].includes(extensionOf(name));

import { isRecord } from '../../model/compare.ts';
import {
  type ContentKind,
  contentFiles,
  isListed,
  kindNames,
  type ListedKind,
} from '../../model/content-files.ts';
import { baseName, folderOf, joinPath, stemOf } from '../../model/content-folder.ts';
import { fieldAt, fieldFor, type Group, type Leaf, picturesInForms } from './form.ts';
import { labelOf } from './labels.ts';
import type { Path } from './values.ts';

/** The kind of a file in content/, if it is a content file. */
export const kindOf = (path: string): ContentKind | undefined =>
  kindNames.find((kind) => {
    const { folder, pattern } = contentFiles[kind];
    return isListed(kind)
      ? folderOf(path) === folder && path.endsWith('.yaml')
      : joinPath(folder, pattern) === path;
  });

/** Whether a file is in a content file's own folder, as its photos are. */
export const isInPhotoFolder = (path: string) => kindOf(`${folderOf(path)}.yaml`) !== undefined;

/** The path of a singleton file. */
export const fileOf = (kind: Exclude<ContentKind, ListedKind>) =>
  joinPath(contentFiles[kind].folder, contentFiles[kind].pattern);

const forms = new Map<ContentKind, Group>();

export function formOf(kind: ContentKind): Group {
  const form =
    forms.get(kind) ?? (fieldFor(contentFiles[kind].schema(picturesInForms), kind) as Group);
  forms.set(kind, form);
  return form;
}

/** The form of a file; undefined if it isn't a content file. */
export function formFor(path: string): Group | undefined {
  const kind = kindOf(path);
  return kind && formOf(kind);
}

/** A field of one value that the schema has. */
export function leafIn(kind: ContentKind, path: Path): Leaf {
  const field = fieldAt(formOf(kind), path);
  if (!field || field.type === 'group' || field.type === 'list') throw new Error(`${kind} ${path}`);
  return field;
}

/** A group of fields that the schema has. */
export function groupIn(kind: ContentKind, path: Path): Group {
  const field = fieldAt(formOf(kind), path);
  if (field?.type !== 'group') throw new Error(`${kind} ${path}`);
  return field;
}

/** "posts/making-ducklings.yaml" → "Making ducklings" */
function titleFromName(path: string): string {
  const words = stemOf(path).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file's title on the editor's screens. A file that can't be read is named after its file name. */
export function titleOf(path: string, data: unknown): string {
  const kind = kindOf(path);
  if (!kind) return baseName(path);
  if (kind === 'farm') return 'Farm info';
  if (!isListed(kind)) return `${labelOf(kind)} page`;
  if (!isRecord(data)) return titleFromName(path);
  const { title } = data;
  return typeof title === 'string' && title.trim()
    ? title
    : kind === 'posts'
      ? 'New blog post'
      : 'Untitled';
}

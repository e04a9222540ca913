import type { ContentFile } from '../../model/checked-file.ts';
import { placeholderMessage } from '../../model/placeholders.ts';
import { lineIn, textsIn, type Warning } from './warning.ts';

const SITE_ADDRESS_GROUP = {
  group: 'The web address of this site (you get it when you put the site online)',
} as const;

/** A free host assigns the web address. GitHub Pages also fills it in; `repository` is for other hosts. */
const canWait = ({ yaml }: ContentFile) => !(yaml.data as { repository?: unknown }).repository;

/** Values that the template shipped with and only the owner can replace. */
export function placeholders(entry: ContentFile): Warning[] {
  return textsIn(entry.yaml.data).flatMap(({ path, text }) => {
    const message = placeholderMessage(text);
    if (!message) return [];
    const group =
      path[0] === 'site'
        ? { ...SITE_ADDRESS_GROUP, ...(canWait(entry) && { canWait: true as const }) }
        : { group: 'Placeholders the site came with (to replace them, type  npm run edit)' };
    return [{ ...group, file: entry.file, line: lineIn(entry, path), message }];
  });
}

/** How many pictures of a file have an alt text that says they are drawings. */
export function illustrations(entry: ContentFile): Warning[] {
  const { length } = textsIn(entry.yaml.data).filter(
    ({ path, text }) => path.at(-1) === 'alt' && /^illustration\b/i.test(text),
  );
  if (length === 0) return [];
  const message = `${length === 1 ? '1 drawing' : `${length} drawings`}. Replace with a photo when you have one.`;
  return [
    { group: 'Pages with drawings instead of photos', canWait: true, file: entry.file, message },
  ];
}

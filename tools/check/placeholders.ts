import type { ContentFile } from '../../model/checked-file.ts';
import { placeholderMessage } from '../../model/placeholders.ts';
import { lineIn, textsIn, type Warning } from './warning.ts';

/** A free host assigns the web address when the site goes online. */
const SITE_ADDRESS_GROUP = {
  group: 'The web address of this site (you get it when you put the site online)',
  canWait: true,
} as const;

/** Values that the template shipped with and only the owner can replace. */
export function placeholders(entry: ContentFile): Warning[] {
  return textsIn(entry.yaml.data).flatMap(({ path, text }) => {
    const message = placeholderMessage(text);
    if (!message) return [];
    const group =
      path[0] === 'site'
        ? SITE_ADDRESS_GROUP
        : { group: 'Placeholders the site came with (npm run edit asks for your own)' };
    return [{ ...group, file: entry.file, line: lineIn(entry, path), message }];
  });
}

/** Pictures whose alt text says that they are drawings. */
export function illustrations(entry: ContentFile): Warning[] {
  return textsIn(entry.yaml.data)
    .filter(({ path, text }) => path.at(-1) === 'alt' && /^illustration\b/i.test(text))
    .map(({ path, text }) => ({
      group: 'Drawings instead of photos (add a photo when you have one)',
      canWait: true,
      file: entry.file,
      line: lineIn(entry, path),
      message: text,
    }));
}

import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { checkPhotos } from '../../build/photos/check-photos.ts';
import type { ContentFile } from '../../model/checked-file.ts';
import { placeholderMessage } from '../../model/placeholders.ts';
import { textsIn } from '../../model/texts.ts';
import { isTooOld } from '../../src/site/availability.ts';
import { dateIn, formatDate } from '../../src/site/dates.ts';
import { unsupportedFiles, unusedPhotos } from './unused-photos.ts';
import type { Warning } from './warning.ts';

/** What needs fixing, and what is worth a look before the site goes online. */
export async function launchCheck(root: string, now: Date) {
  const { found, problems } = await checkContentOnDisk(root);
  const files = found
    .filter(({ yaml }) => yaml.problems.length === 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const farm = files.find(({ kind }) => kind === 'farm');
  const today = dateIn((farm?.yaml.data as { timeZone?: unknown })?.timeZone, now);
  const warnings = [
    ...(farm ? missingContact(farm) : []),
    ...files.flatMap(placeholders),
    ...files.flatMap((entry) => pastDates(entry, today)),
    // While a file can't be read or names a photo wrongly, what is unused can't be known.
    ...(problems.length === 0 ? unusedPhotos(root, files) : []),
    ...unsupportedFiles(root),
    ...files.flatMap(illustrations),
  ];
  const photos = await checkPhotos(root, problems, {});
  return { problems: [...problems, ...photos.problems], warnings };
}

interface Farm {
  contact?: { phone?: unknown; email?: unknown };
  platforms?: unknown[];
}

/** A farm without a phone number, email address or social page. */
function missingContact({ file, yaml }: ContentFile): Warning[] {
  const { contact, platforms = [] } = yaml.data as Farm;
  if (contact?.phone || contact?.email || platforms.length > 0) return [];
  return [
    {
      group: 'No contact info (npm run edit asks for it)',
      file,
      message:
        'The site says what you sell, but not how to reach you. Add your phone number or email address (contact), or one of your social pages (platforms). In the editor, they’re under Farm info.',
    },
  ];
}

/** Values that the template shipped with and only the owner can replace. */
function placeholders({ file, yaml }: ContentFile): Warning[] {
  // A free host assigns the web address. GitHub Pages also fills it in; `repository` is for other hosts.
  const canWait = !(yaml.data as { repository?: unknown }).repository;
  return textsIn(yaml.data).flatMap(({ path, text }) => {
    const message = placeholderMessage(text);
    if (!message) return [];
    const group =
      path[0] === 'site'
        ? {
            group: 'The web address of this site (you get it when you put the site online)',
            ...(canWait && { canWait: true as const }),
          }
        : { group: 'Placeholders the site came with (to replace them, type  npm run edit)' };
    return [{ ...group, file, line: yaml.lineOf(path), message }];
  });
}

/** A notice whose last day has passed, and stock that was counted long ago. */
function pastDates({ file, yaml }: ContentFile, today: string): Warning[] {
  const messageFor = (field: unknown, date: string) => {
    if (field === 'lastDay' && date < today)
      return `The notice ended ${formatDate(date)} and no longer shows. Remove it, or give it a new last day.`;
    if (field === 'asOf' && isTooOld(date, today))
      return `This is from ${formatDate(date)}, which was a while ago. Enter what you have now, and today’s date.`;
    return undefined;
  };
  return textsIn(yaml.data).flatMap(({ path, text }) => {
    const message = messageFor(path.at(-1), text);
    return message
      ? [{ group: 'Dates that have passed', file, line: yaml.lineOf(path), message }]
      : [];
  });
}

/** How many pictures of a file have an alt text that says they are drawings. */
function illustrations({ file, yaml }: ContentFile): Warning[] {
  const { length } = textsIn(yaml.data).filter(
    ({ path, text }) => path.at(-1) === 'alt' && /^illustration\b/i.test(text),
  );
  if (length === 0) return [];
  const message = `${length === 1 ? '1 drawing' : `${length} drawings`}. Replace with a photo when you have one.`;
  return [{ group: 'Pages with drawings instead of photos', canWait: true, file, message }];
}

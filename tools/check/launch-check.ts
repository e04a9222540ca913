import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { checkPhotos } from '../../build/photos/check-photos.ts';
import type { ContentFile } from '../../model/checked-file.ts';
import { dateIn } from '../../src/site/dates.ts';
import { missingContact } from './missing-contact.ts';
import { pastDates } from './past-dates.ts';
import { illustrations, placeholders } from './placeholders.ts';
import { skipBrokenLines } from './skip-broken-lines.ts';
import { unshownText } from './unshown-text.ts';
import { unsupportedFiles, unusedPhotos } from './unused-files.ts';
import { weakAltTexts } from './weak-alt.ts';
import { missingLinkMentions, otherPlaceMentions } from './wrong-mentions.ts';

/** What needs fixing, and what is worth a look before the site goes online. */
export async function launchCheck(root: string, now: Date) {
  const { found, problems } = await checkContentOnDisk(root);
  const farm = found.find(({ kind }) => kind === 'farm')?.yaml.data as { timeZone?: unknown };
  const today = dateIn(farm?.timeZone, now);
  const files = found.map(skipBrokenLines).sort((a, b) => (a.file < b.file ? -1 : 1));
  const warnings = [
    ...found.filter(isReadable).flatMap(missingContact),
    ...files.flatMap(placeholders),
    ...files.flatMap((entry) => pastDates(entry, today)),
    ...files.flatMap(weakAltTexts),
    ...files.flatMap(unshownText),
    // While a file can't be read or names a photo wrongly, what is missing or unused can't be known.
    ...(problems.length === 0 ? missingLinkMentions(files) : []),
    ...(problems.length === 0 ? otherPlaceMentions(files) : []),
    ...(problems.length === 0 ? unusedPhotos(root, files) : []),
    ...unsupportedFiles(root),
    ...files.flatMap(illustrations),
  ];
  const photos = await checkPhotos(root, problems, {});
  return { problems: [...problems, ...photos.problems], warnings };
}

const isReadable = ({ yaml: { problems } }: ContentFile) => problems.length === 0;

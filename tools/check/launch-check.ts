import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import type { WrittenFile } from '../../model/checked-file.ts';
import { dayOnTheFarm } from '../../src/site/days.ts';
import { pastDates } from './past-dates.ts';
import { tellingPhotos } from './photos-with-location.ts';
import { illustrations, standIns } from './placeholders.ts';
import { readablePart } from './readable-part.ts';
import { unreachable } from './unreachable.ts';
import { unseenFiles, unusedPhotos } from './unseen-files.ts';
import { lostWords } from './unshown-text.ts';
import { weakAltTexts } from './weak-alt.ts';
import { wordsAboutAnotherPlace, wordsAboutWhatIsMissing } from './wrong-mentions.ts';

/** What must be mended, and what is worth a look before the site goes online. */
export async function launchCheck(root: string, moment: Date) {
  const { written, problems } = await checkContentOnDisk(root);
  const today = dayOnTheFarm(moment);
  const files = written.map(readablePart).sort((a, b) => (a.file < b.file ? -1 : 1));
  const warnings = [
    ...(await tellingPhotos(root)),
    ...written.filter(isReadable).flatMap(unreachable),
    ...files.flatMap(standIns),
    ...files.flatMap((entry) => pastDates(entry, today)),
    ...files.flatMap(weakAltTexts),
    ...files.flatMap(lostWords),
    // While a file can't be read or names a photo wrongly, nobody knows what is missing or unused.
    ...(problems.length === 0 ? wordsAboutWhatIsMissing(files) : []),
    ...(problems.length === 0 ? wordsAboutAnotherPlace(files) : []),
    ...(problems.length === 0 ? await unusedPhotos(root, files) : []),
    ...(await unseenFiles(root)),
    ...files.flatMap(illustrations),
  ];
  return { problems, warnings };
}

const isReadable = ({ written: { problems } }: WrittenFile) => problems.length === 0;

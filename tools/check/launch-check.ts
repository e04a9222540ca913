import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { dayOnTheFarm } from '../../src/site/days.ts';
import { lostWords } from './lost-words.ts';
import { pastDates } from './past-dates.ts';
import { illustrations, standIns } from './stand-ins.ts';
import { unusedPhotos } from './unused-photos.ts';
import { weakAltTexts } from './weak-alt.ts';

/** What must be mended, and what is worth a look before the site goes online. */
export async function launchCheck(root: string, moment: Date) {
  const { files, problems } = await checkContentOnDisk(root);
  const today = dayOnTheFarm(moment);
  const inOrder = files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const warnings = [
    ...inOrder.flatMap(standIns),
    ...inOrder.flatMap((entry) => pastDates(entry, today)),
    ...inOrder.flatMap(weakAltTexts),
    ...inOrder.flatMap(lostWords),
    ...(await unusedPhotos(root, files)),
    ...inOrder.flatMap(illustrations),
  ];
  return { problems, warnings };
}

import { stat } from 'node:fs/promises';
import { runCommand } from '../build/command.ts';
import { cleanPhotos } from '../build/photos/clean-photos.ts';
import { MOVE_IT } from '../build/photos/files-with-location.ts';
import { progressLine, startLine, summaryLines } from '../build/photos/progress-messages.ts';

/** `npm run photos`: cleans the photos in content/, or in the folder that is named. */

const folder = process.argv[2] ?? 'content';

await runCommand(async () => {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    console.error(
      `There is no folder ${folder} here. Enter the name of a folder with photos, such as content.`,
    );
    return false;
  }
  const report = await cleanPhotos(folder, {
    onStart: (total) => console.log(startLine(total)),
    onProgress: (progress) => {
      const print = 'problem' in progress ? console.error : console.log;
      print(progressLine(progress));
    },
  });
  for (const line of summaryLines(report)) console.log(line);
  for (const file of report.located) console.error(`${folder}/${file} ${MOVE_IT}`);
  return report.problems.length === 0 && report.located.length === 0;
});

import { stat } from 'node:fs/promises';
import { cleanPhotos } from './photos/clean.ts';
import { progressLine, summaryLines } from './photos/wording.ts';

const folder = process.argv[2] ?? 'content';
const isFolder = await stat(folder).then(
  (found) => found.isDirectory(),
  () => false,
);

if (isFolder) {
  const report = await cleanPhotos(folder, {
    onProgress: (progress) => {
      const print = 'problem' in progress ? console.error : console.log;
      print(progressLine(progress));
    },
  });
  for (const line of summaryLines(report)) console.log(line);
  if (report.problems.length > 0) process.exitCode = 1;
} else {
  console.error(`There is no folder ${folder} here. Name a folder with photos, such as content.`);
  process.exitCode = 1;
}

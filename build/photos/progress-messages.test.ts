import { expect, test } from 'vitest';
import { progressLine, summaryLines } from './progress-messages.ts';
import type { Change } from './report.ts';

const change: Change = {
  photo: 'ducks/IMG_1.HEIC',
  renamedTo: 'ducks/IMG_1.jpg',
  before: { width: 4032, height: 3024, bytes: 3_120_000 },
  after: { width: 2560, height: 1920, bytes: 900_000 },
  turned: true,
  removed: ['camera details (EXIF)', 'location (GPS)'],
  original: '.photo-originals/content/ducks/IMG_1.HEIC',
  updatedFiles: [],
};
const problem = { photo: 'x.jpg', message: 'content/x.jpg is broken.' };

test('a changed photo gets one line', () => {
  expect(progressLine({ done: 3, total: 14, change })).toBe(
    '[3/14] ducks/IMG_1.HEIC → IMG_1.jpg  4032×3024 → 2560×1920, turned right side up, location removed, 3.1 MB → 0.9 MB',
  );
  const plain: Change = {
    ...change,
    renamedTo: undefined,
    after: { ...change.before, bytes: 62_000 },
    turned: false,
    removed: ['a comment'],
    updatedFiles: ['ducks.yaml'],
  };
  expect(progressLine({ done: 1, total: 1, change: plain })).toBe(
    '[1/1] ducks/IMG_1.HEIC  4032×3024, hidden data removed, 3.1 MB → 62 kB, new name saved in ducks.yaml',
  );
});

test('the summary counts photos and says where the originals are', () => {
  expect(summaryLines({ photos: 14, changes: [], problems: [] })).toEqual([
    '14 photos, all ready.',
  ]);
  expect(summaryLines({ photos: 1, changes: [], problems: [] })).toEqual(['1 photo, all ready.']);
  expect(summaryLines({ photos: 3, changes: [change], problems: [problem] })).toEqual([
    '3 photos: 1 prepared, 1 already fine, 1 with a problem (see above).',
    'Your originals are in .photo-originals/ on this computer. They are never published.',
  ]);
});

import { expect, test } from 'vitest';
import { pictureProgress } from './picture-progress.ts';

/** What is written while each of 200 pictures takes a while. */
function linesFor(isTTY: boolean, millisecondsEach: number) {
  const written: string[] = [];
  let time = 0;
  const progress = pictureProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  for (let done = 1; done <= 200; done++) {
    progress(done, 200);
    time += millisecondsEach;
  }
  return written;
}

test('on a terminal, one line is overwritten until all pictures are made', () => {
  const lines = linesFor(true, 200);
  expect(lines[0]).toBe('\r\u001b[KPreparing photos: 6 of 200, about 35 seconds left');
  expect(lines).toContain('\r\u001b[KPreparing photos: 100 of 200, about 20 seconds left');
  expect(lines.at(-1)).toBe('\r\u001b[KPreparing photos: 200 of 200\n');
  expect(lines.filter((line) => line.includes('\n'))).toHaveLength(1);
});

test('in a log, a line is printed every 15 seconds', () => {
  expect(linesFor(false, 1000)).toHaveLength(14);
  expect(linesFor(false, 1000)[0]).toBe('Preparing photos: 16 of 200, about 3 minutes left\n');
});

test('cached pictures print no line', () => {
  expect(linesFor(true, 1)).toEqual([]);
  expect(linesFor(false, 1)).toEqual([]);
});

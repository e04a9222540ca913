import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { carriesMetadata } from '../../build/photos/metadata.ts';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|ico)$/i;

for (const folder of ['content', 'dist']) {
  test(`no picture in ${folder} says where or how it was taken`, () => {
    const pictures = filesBelow(folder).filter((file) => PICTURE.test(file));
    expect(pictures.length).toBeGreaterThan(30);
    const telling = pictures
      .map((file) => ({ file, carries: carriesMetadata(readFileSync(file)) }))
      .filter(({ carries }) => carries.length > 0);
    expect(telling).toEqual([]);
  });
}

import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../build/built-site.ts';
import { picture, withLocation } from '../../photos/fixtures/pictures.ts';
import { metadataIn, picturesWithMetadata } from '../../tools/check-published/photo-metadata.ts';
import { expect, onEverySite, fileTest as test } from '../support/any-content.ts';

const TEXT = /\.(html|js|css|xml|txt|svg|json|webmanifest)$/;
const KEY =
  /-----BEGIN|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abpr]-|(api|secret)[_-]?key["']?\s*[:=]/i;
const EMBEDDED = /data:image\/(\w+);base64,([\w+/=]+)/g;

/** Long base64, of pictures and decoders, may look like a key by chance. */
const withoutBase64 = (text: string) => text.replaceAll(/[\w+/=]{2000,}/g, '');

onEverySite(() => {
  test('the published files have no source maps, hidden files, keys or local paths', async ({
    site,
  }) => {
    const published = filesIn(site.dist);
    expect(published.filter((file) => /\.map$|(^|\/)\.(?!well-known)/.test(file))).toEqual([]);
    const texts = published.filter((file) => TEXT.test(file));
    expect(texts.length).toBeGreaterThan(15);
    for (const file of texts) {
      const text = readFileSync(join(site.dist, file), 'utf8');
      for (const folder of [process.cwd(), homedir()].filter((each) => each !== '/'))
        expect(text, file).not.toContain(`${folder}/`);
      expect(text, file).not.toMatch(/node_modules|file:\/\/\/|sourceMappingURL/);
      expect(withoutBase64(text), file).not.toMatch(KEY);
      for (const [, , letters = ''] of text.matchAll(EMBEDDED)) {
        const bytes = Buffer.from(letters, 'base64');
        expect(await metadataIn(bytes), file).toEqual([]);
      }
    }
  });

  test('no published picture has a location or camera metadata', async ({ site }) => {
    expect(await picturesWithMetadata(site.dist)).toEqual([]);
  });
});

test('the check finds the location in a photo from a phone', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await withLocation(picture()).toFormat(format).toBuffer();
    expect(await metadataIn(bytes)).toContain('exif');
  }
  const still = await picture().jpeg().toBuffer();
  expect(await metadataIn(still)).toEqual([]);
  const withVideo = Buffer.concat([still, Buffer.from('    ftypmp42')]);
  expect(await metadataIn(withVideo)).toEqual(['ftypmp4']);
});

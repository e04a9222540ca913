import { readFile } from 'node:fs/promises';
import type { CSSProperties } from 'react';
import sharp from 'sharp';
import type { Focus } from '../../../model/schema.ts';
import { positionOf } from '../frames.ts';
import { cached } from '../image-cache.ts';
import { type Box, drawableText, fitText, renderSvg } from '../lettering.tsx';
import { SHARE_SIZE, ShareCard, TEXT_WIDTH, VIEW } from './ShareCard.tsx';

interface SharePicture {
  /** The page's title, or the farm's name on the home page. */
  title: string;
  /** The text below the title. */
  line: string;
  picture: { file: string; focus: Focus };
  /** The logo, as large as MARK_SIZE. */
  mark: Buffer;
}

const TITLE = {
  fontWeight: 800,
  letterSpacing: '0.012em',
  lineHeight: 0.98,
  textWrap: 'balance',
} as const;
const LINE = { fontWeight: 700, letterSpacing: '0.03em', lineHeight: 1.2 };
/** One line of up to 104 px, two of 66 or three of 44. */
const TITLE_BOX = { width: TEXT_WIDTH, height: 132, maxSize: 104, minSize: 36 };
const LINE_BOX = { width: TEXT_WIDTH, height: 48, maxSize: 40, minSize: 20 };

/** The picture that a link preview shows, as a JPEG. */
export async function sharePicture({ title, line, picture, mark }: SharePicture): Promise<Buffer> {
  const position = positionOf(picture.focus);
  const bytes = await readFile(picture.file);
  const view = await cached(bytes, `share picture's view ${position}`, () =>
    sharp(bytes).rotate().resize(VIEW.width, VIEW.height, { position }).png().toBuffer(),
  );
  const card = (
    <ShareCard
      title={await fitted(title.toUpperCase(), TITLE, TITLE_BOX)}
      line={await fitted(line, LINE, LINE_BOX)}
      view={pngUrl(view)}
      mark={pngUrl(mark)}
      salt={pngUrl(await readFile('src/assets/textures/salt.png'))}
      stipple={pngUrl(await readFile('src/assets/textures/stipple.png'))}
    />
  );
  return sharp(Buffer.from(await renderSvg(card, SHARE_SIZE)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function fitted(text: string, style: CSSProperties, box: Box) {
  const drawable = await drawableText(text);
  return { text: drawable, style: await fitText(drawable, style, box) };
}

const pngUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { inks, overprints } from './hand/palette.ts';

const cell = { width: 400, height: 300, gap: 16, label: 30, columns: 5 };

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.label}"><text x="0" y="22" font-family="sans-serif" font-size="18" fill="${inks.ink}">${text}</text></svg>`,
  );

async function thumbnail(path: string): Promise<Buffer> {
  return sharp(path)
    .resize(cell.width, cell.height, { fit: 'contain', background: overprints.board })
    .flatten({ background: overprints.board })
    .png()
    .toBuffer();
}

interface Work {
  name: string;
  output: string;
}

/** All masters that exist, with their names, on one sheet: docs/art-contact-sheet.jpg. */
export async function contactSheet(root: string, works: readonly Work[]): Promise<number> {
  const shown = works.filter(
    (work) => existsSync(join(root, work.output)) && !work.output.startsWith('public/'),
  );
  const pitch = { x: cell.width + cell.gap, y: cell.height + cell.label + cell.gap };
  const tiles: OverlayOptions[] = [];
  for (const [i, work] of shown.entries()) {
    const left = cell.gap + (i % cell.columns) * pitch.x;
    const top = cell.gap + Math.floor(i / cell.columns) * pitch.y;
    tiles.push({ input: await thumbnail(join(root, work.output)), left, top });
    tiles.push({ input: label(work.name), left, top: top + cell.height });
  }
  await mkdir(join(root, 'docs'), { recursive: true });
  const written = await sharp({
    create: {
      width: cell.gap + cell.columns * pitch.x,
      height: cell.gap + Math.ceil(shown.length / cell.columns) * pitch.y,
      channels: 3,
      background: inks.paper,
    },
  })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(root, 'docs', 'art-contact-sheet.jpg'));
  return written.size;
}

import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** A pencil inside the icon's safe zone, so that the editor's icon differs from the site's. */
const PENCIL = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <circle cx="345" cy="345" r="80" fill="#e3a437" stroke="#24423c" stroke-width="12"/>
  <path d="M-16-46h32v66L0 48l-16-28z" fill="#1d2b33" transform="translate(345 345) rotate(45)"/>
</svg>`;

/** The editor's icon for home screens, made from the site's own of 512 px. */
export async function editorIcon(iconFile: string, size: number): Promise<Buffer> {
  const image = await sharp(readFileSync(iconFile))
    .composite([{ input: Buffer.from(PENCIL) }])
    .png()
    .toBuffer();
  return await sharp(image).resize(size).png({ palette: true }).toBuffer();
}

import { type Box, readBoxes } from './boxes.ts';
import { latin1, u8, u16, u32 } from './bytes.ts';
import { type HeifItem, readMeta } from './heif-items.ts';
import {
  exifMetadata,
  LOCATION,
  mentionsLocation,
  metadataIn,
  STRAY,
  XMP,
} from './metadata-kinds.ts';
import { emptyInfo, type Kind, type PictureInfo } from './picture-info.ts';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const PICTURE_ITEMS = new Set(['av01', 'hvc1', 'grid', 'iovl', 'iden', 'tmap']);
const PADDING = new Set(['free', 'skip']);
const DISPLAY_P3_PRIMARIES = 12;
/** "irot" counts quarter turns against the clock; EXIF numbers the same turns like this. */
const EXIF_FOR_QUARTER_TURNS = [1, 8, 3, 6];

/** HEIC and AVIF are the same container; undefined for its other users, such as MP4. */
export function readHeif(bytes: Uint8Array): PictureInfo | undefined {
  const boxes = readBoxes(bytes);
  const brands: string[] = latin1(boxes[0]?.content ?? new Uint8Array()).match(/.{4}/gs) ?? [];
  const kind = kindOf(brands);
  if (kind === undefined) return undefined;
  const info = emptyInfo(kind);
  info.animated = brands.includes('avis');
  const metadata = new Set(boxes.flatMap((box) => boxMetadata(box, info.animated)));
  try {
    const meta = boxes.find((box) => box.type === 'meta');
    if (meta) {
      const { items, primaryProperties } = readMeta(bytes, meta.content);
      for (const item of items.values())
        for (const found of itemMetadata(item)) metadata.add(found);
      readPrimaryProperties(info, primaryProperties);
      if (kind === 'avif') applyRotation(info);
      info.truncated =
        items.size === 0 ||
        !boxes.every((box) => box.complete) ||
        ![...items.values()].every((item) => item.complete);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  info.metadata = [...metadata];
  return info;
}

function kindOf(brands: string[]): Kind | undefined {
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : undefined;
}

function readPrimaryProperties(info: PictureInfo, properties: Box[]): void {
  for (const { type, content } of properties) {
    if (type === 'ispe') {
      info.width = u32(content, 4);
      info.height = u32(content, 8);
    }
    if (type === 'irot') {
      info.orientation = EXIF_FOR_QUARTER_TURNS[u8(content, 0) & 3] ?? 1;
    }
    if (type === 'colr') {
      const colorType = latin1(content, 0, 4);
      if (colorType === 'prof' || colorType === 'rICC') info.profile = content.subarray(4);
      if (colorType === 'nclx') info.codedDisplayP3 = u16(content, 4) === DISPLAY_P3_PRIMARIES;
    }
  }
}

/** Every AVIF reader applies the rotation, so such a picture counts as upright. */
function applyRotation(info: PictureInfo): void {
  const { width, height, orientation } = info;
  if (orientation >= 5) Object.assign(info, { width: height, height: width });
  info.orientation = 1;
}

function boxMetadata({ type, content }: Box, animated: boolean): string[] {
  if (type === 'ftyp' || type === 'meta' || type === 'mdat') return [];
  if (type === 'moov' && animated) return mentionsLocation(content) ? [LOCATION] : [];
  if (type === 'moov' || type === 'mpvd') return metadataIn('a hidden video', content);
  if (PADDING.has(type))
    return content.every((byte) => byte === 0) ? [] : metadataIn(STRAY, content);
  return metadataIn(`maker's data (${type})`, content);
}

function itemMetadata({ type, data }: HeifItem): string[] {
  if (type === 'Exif') return exifMetadata(data.subarray(4 + (data.length < 4 ? 0 : u32(data, 0))));
  if (type === 'mime') return metadataIn(XMP, data);
  return PICTURE_ITEMS.has(type) ? [] : metadataIn(`maker's data (${type.trim()})`, data);
}

import { type Box, numberReader, readBoxes } from './boxes.ts';
import { concat, latin1, u8 } from './bytes.ts';

export interface HeifItem {
  type: string;
  data: Uint8Array;
  complete: boolean;
}

interface HeifMeta {
  items: Map<number, HeifItem>;
  /** The properties (size, rotation, colors) of the primary picture. */
  primaryProperties: Box[];
}

const FULL_BOX_HEADER = 4;

/** Reads a "meta" box; throws a RangeError if it is damaged. */
export function readMeta(file: Uint8Array, meta: Uint8Array): HeifMeta {
  const boxes = readBoxes(meta.subarray(FULL_BOX_HEADER));
  const content = (type: string) => boxes.find((box) => box.type === type)?.content;
  const items = readItemTypes(content('iinf') ?? new Uint8Array(8));
  const locations = content('iloc');
  if (locations) locateItems(locations, file, content('idat') ?? new Uint8Array(0), items);

  const primary = content('pitm');
  const primaryId = primary ? numberReader(primary, 4)(u8(primary, 0) === 0 ? 2 : 4) : 0;
  const properties = readBoxes(content('iprp') ?? new Uint8Array(0));
  return { items, primaryProperties: propertiesOf(primaryId, properties) };
}

function readItemTypes(iinf: Uint8Array): Map<number, HeifItem> {
  const items = new Map<number, HeifItem>();
  const countBytes = u8(iinf, 0) === 0 ? 2 : 4;
  for (const { content } of readBoxes(iinf.subarray(FULL_BOX_HEADER + countBytes))) {
    const idBytes = u8(content, 0) >= 3 ? 4 : 2;
    const id = numberReader(content, FULL_BOX_HEADER)(idBytes);
    const typeAt = FULL_BOX_HEADER + idBytes + 2;
    const type = latin1(content, typeAt, typeAt + 4);
    items.set(id, { type, data: new Uint8Array(0), complete: true });
  }
  return items;
}

function locateItems(
  iloc: Uint8Array,
  file: Uint8Array,
  idat: Uint8Array,
  items: Map<number, HeifItem>,
): void {
  const next = numberReader(iloc);
  const version = next(1);
  next(3);
  const sizes = next(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const count = next(version < 2 ? 2 : 4);
  for (let index = 0; index < count; index++) {
    const item = items.get(next(version < 2 ? 2 : 4));
    const source = version > 0 && (next(2) & 15) === 1 ? idat : file;
    next(2);
    const base = next(baseBytes);
    const extents = next(2);
    const parts: Uint8Array[] = [];
    for (let extent = 0; extent < extents; extent++) {
      next(indexBytes);
      const start = base + next(offsetBytes);
      const length = next(lengthBytes);
      parts.push(source.subarray(start, length === 0 ? undefined : start + length));
      if (item && start + length > source.length) item.complete = false;
    }
    if (item) item.data = parts.length === 1 && parts[0] ? parts[0] : concat(parts);
  }
}

function propertiesOf(itemId: number, iprp: Box[]): Box[] {
  const all = readBoxes(iprp.find((box) => box.type === 'ipco')?.content ?? new Uint8Array(0));
  const own: Box[] = [];
  for (const { content } of iprp.filter((box) => box.type === 'ipma')) {
    const next = numberReader(content);
    const idBytes = next(1) === 0 ? 2 : 4;
    const indexBytes = next(3) & 1 ? 2 : 1;
    const essentialBit = indexBytes === 2 ? 0x8000 : 0x80;
    const entries = next(4);
    for (let entry = 0; entry < entries; entry++) {
      const isOurs = next(idBytes) === itemId;
      const associations = next(1);
      for (let association = 0; association < associations; association++) {
        const property = all[(next(indexBytes) & ~essentialBit) - 1];
        if (isOurs && property) own.push(property);
      }
    }
  }
  return own;
}

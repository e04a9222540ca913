import { type Box, numberReader, readBoxes } from './boxes.ts';

export interface HeifItem {
  type: string;
  data: Buffer;
  complete: boolean;
}

export interface HeifMeta {
  items: Map<number, HeifItem>;
  /** The properties (size, turn, colours) of the picture that viewers show. */
  primaryProperties: Box[];
}

const FULL_BOX_HEADER = 4;

/** Reads a "meta" box; throws a RangeError where it is damaged. */
export function readMeta(file: Buffer, meta: Buffer): HeifMeta {
  const boxes = readBoxes(meta.subarray(FULL_BOX_HEADER));
  const content = (type: string) => boxes.find((box) => box.type === type)?.content;
  const items = readItemTypes(content('iinf') ?? Buffer.alloc(8));
  const locations = content('iloc');
  if (locations) locateItems(locations, file, content('idat') ?? Buffer.alloc(0), items);

  const primary = content('pitm');
  const primaryId = primary ? numberReader(primary, 4)(primary.readUInt8(0) === 0 ? 2 : 4) : 0;
  const properties = readBoxes(content('iprp') ?? Buffer.alloc(0));
  return { items, primaryProperties: propertiesOf(primaryId, properties) };
}

function readItemTypes(iinf: Buffer): Map<number, HeifItem> {
  const items = new Map<number, HeifItem>();
  const countBytes = iinf.readUInt8(0) === 0 ? 2 : 4;
  for (const { content } of readBoxes(iinf.subarray(FULL_BOX_HEADER + countBytes))) {
    const idBytes = content.readUInt8(0) >= 3 ? 4 : 2;
    const id = content.readUIntBE(FULL_BOX_HEADER, idBytes);
    const typeAt = FULL_BOX_HEADER + idBytes + 2;
    const type = content.toString('latin1', typeAt, typeAt + 4);
    items.set(id, { type, data: Buffer.alloc(0), complete: true });
  }
  return items;
}

function locateItems(iloc: Buffer, file: Buffer, idat: Buffer, items: Map<number, HeifItem>): void {
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
    const parts: Buffer[] = [];
    for (let extent = 0; extent < extents; extent++) {
      next(indexBytes);
      const start = base + next(offsetBytes);
      const length = next(lengthBytes);
      parts.push(source.subarray(start, length === 0 ? undefined : start + length));
      if (item && start + length > source.length) item.complete = false;
    }
    if (item) item.data = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }
}

function propertiesOf(itemId: number, iprp: Box[]): Box[] {
  const all = readBoxes(iprp.find((box) => box.type === 'ipco')?.content ?? Buffer.alloc(0));
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

import { writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { type ContentKind, contentFiles } from '../../model/content-files.ts';
import type { FieldKind, PictureField } from '../../model/fields.ts';

/** A field of the schema, as the schema itself describes it. */
interface Field {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  kind?: FieldKind;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  enum?: string[];
  pattern?: string;
}

/** Somebody who rewrites all content, as far as the schema allows. */
export interface Hand {
  words(most: number): string;
  number(least: number, most: number): number;
  /** How many entries a list gets that may have none. */
  entries(now: number): number;
  /** Whether a field may be there that may as well be missing. */
  keeps(isThere: boolean): boolean;
  yesOrNo(now: boolean): boolean;
}

const pictureAsPath = (() => z.string().meta({ kind: 'picture' })) as unknown as PictureField;
const fieldsOf = (kind: ContentKind) =>
  z.toJSONSchema(contentFiles[kind].schema(pictureAsPath), {
    io: 'input',
    unrepresentable: 'any',
  }) as Field;

/** What can't be just any words. */
const WITH_A_FORM: Partial<Record<FieldKind, string>> = {
  link: 'https://example.org/some/other/place?a=1&b=2',
  day: '2099-12-31',
  phone: '4065550142',
  email: 'the-people-who-keep-the-ducks.and-their-neighbors+eggs@mail.our-farm.example.org',
};

/** No two files may have the same place. */
const PLACES = ['order', 'number'];

/** Rewrites every content file below a folder. */
export async function rewriteContent(root: string, hand: Hand, somePicture: string) {
  const { files, problems } = await checkContentOnDisk(root);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  for (const { kind, file, written } of files) {
    const picture = `./${relative(dirname(file), somePicture).split(sep).join('/')}`;
    const data = rewritten(written.data, fieldsOf(kind), { ...hand, picture });
    writeFileSync(file, stringify(data));
  }
}

function rewritten(
  now: unknown,
  field: Field,
  hand: Hand & { picture: string },
  name = '',
): unknown {
  if (field.type === 'object') {
    const values = (now ?? {}) as Record<string, unknown>;
    const names = Object.keys(field.properties ?? {}).filter(
      (each) => field.required?.includes(each) || hand.keeps(values[each] !== undefined),
    );
    return Object.fromEntries(
      names.map((each) => [
        each,
        rewritten(values[each], field.properties?.[each] ?? {}, hand, each),
      ]),
    );
  }
  if (field.type === 'array') {
    const entries = (now ?? []) as unknown[];
    const length = Math.max(hand.entries(entries.length), field.minItems ?? 0);
    return Array.from({ length }, (_, i) =>
      rewritten(entries[i] ?? entries[0], field.items ?? {}, hand),
    );
  }
  if (field.type === 'boolean') return hand.yesOrNo(now === true);
  if (field.type === 'number' || field.type === 'integer') {
    return PLACES.includes(name) ? now : hand.number(field.minimum ?? 0, field.maximum ?? 0);
  }
  if (field.kind === 'picture') return now ?? hand.picture;
  if (field.kind && field.kind in WITH_A_FORM) return now ?? WITH_A_FORM[field.kind];
  if (field.pattern) return now ?? 'someone/my-farm';
  if (field.enum) return now ?? field.enum[0];
  return hand.words(field.maxLength ?? 0);
}

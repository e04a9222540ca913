import { mkdirSync, rmSync } from 'node:fs';
import { dayOnTheFarm } from '../../src/site/days.ts';
import type { farmCopy } from '../support/farm-copy.ts';

/** A farm without a single bird: honey, seedlings and quilts, a long name and a phone. */
export const NAME = 'Bitterroot Meadow Bees, Starts and Quilts';
/** A farm is built anew each day. */
export const TODAY = dayOnTheFarm(new Date());
export const PHONE = '(406) 555-0142';
const SECTIONS = {
  honey: `title: Honey
order: 1
priceList:
  title: Honey
  soldOut: true
  availability: Back after the next harvest
  asOf: ${TODAY}
  rows:
    - name: One-pound jar
      detail: wildflower
      price: 12
      unit: a jar
    - name: Half-pound jar
      price: 7
      unit: a jar
  notes:
    - A clean jar brought back takes 50 cents off.
`,
  seedlings: `title: Seedlings
order: 2
priceList:
  title: Vegetable starts
  availability: 24 trays left
  asOf: ${TODAY}
  rows:
    - name: Tomato
      price: 4
      unit: each
    - name: Lettuce
      price: 5.5
      unit: a pack of six
`,
  quilts: `title: Quilts
order: 3
priceList:
  title: Quilts to order
  rows:
    - name: Lap quilt
      detail: about 50 by 60 inches
      price: 240
`,
};

export function sellOtherThings({ at, read, replace, write }: ReturnType<typeof farmCopy>) {
  rmSync(at('content/products'), { recursive: true });
  mkdirSync(at('content/products'));
  for (const [name, text] of Object.entries(SECTIONS)) write(`content/products/${name}.yaml`, text);
  const facts = read('content/farm.yaml').replace(/^contact:\n(?: .*\n)+/m, '');
  write(
    'content/farm.yaml',
    `${facts.replace(/^name: .*/m, `name: ${NAME}`)}
contact:
  phone: 406.555.0142
  email: bees@meadow.test
  note: Text us before you come.
notice:
  text: Closed for the fair.
  lastDay: ${TODAY}
`,
  );
  replace(
    'content/posts/making-ducklings.yaml',
    /^title: .*/m,
    'title: Making Ducklings\nday: 2026-03-05',
  );
}

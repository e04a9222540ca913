import { mkdirSync, rmSync } from 'node:fs';
import { picture } from '../../photos/fixtures/pictures.ts';
import { dateInMountainTime } from '../../src/site/dates.ts';
import type { projectCopy } from '../support/project-copy.ts';

/** A farm without a single bird: honey, seedlings and quilts, a long name and a phone. */
export const NAME = 'Bitterroot Meadow Bees, Starts and Quilts';
/** Tests rebuild their sites every day. */
export const TODAY = dateInMountainTime(new Date());
export const PHONE = '(406) 555-0142';
/** With the metadata that a drawing program adds, and a script that must not be published. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" onload="alert(1)">
<metadata>drawn in /home/jane</metadata><script>alert(1)</script>
<rect x="5" y="5" width="80" height="50" fill="#00f"/></svg>`;

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

export async function makeHoneyFarm({ at, read, replace, write }: ReturnType<typeof projectCopy>) {
  rmSync(at('content/products'), { recursive: true });
  mkdirSync(at('content/products'));
  for (const [name, text] of Object.entries(SECTIONS)) write(`content/products/${name}.yaml`, text);
  const farm = read('content/farm.yaml').replace(/^contact:\n(?: .*\n)+/m, '');
  write(
    'content/farm.yaml',
    `${farm.replace(/^name: .*/m, `name: ${NAME}`)}
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
  replace('content/pages/home.yaml', 'button: Donate', 'button: Order a quilt\n  link: products');
  mkdirSync(at('content/farm'));
  write('content/farm/bee.svg', LOGO);
  replace('content/farm.yaml', /^logo: .*/m, 'logo: ./farm/bee.svg');
  replace('content/farm.yaml', /^logoAlt: .*/m, 'logoAlt: A bee on a comb.');
  const photo = picture({ width: 480, height: 640 }).jpeg();
  await photo.toFile(at('content/pages/home/beekeeper.jpg'));
  replace('content/pages/home.yaml', './home/hero.webp', './home/beekeeper.jpg');
  write(
    'content/pages/about.yaml',
    `${read('content/pages/about.yaml')}
story:
  - The bees came first, in a borrowed truck.
  - Quilts are for the winter, when the hives are asleep.
photo:
  img: ./home/beekeeper.jpg
  alt: A beekeeper with her smoker.
`,
  );
}

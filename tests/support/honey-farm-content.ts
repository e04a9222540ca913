import { mkdirSync, rmSync } from 'node:fs';
import { dateIn } from '../../src/site/dates.ts';
import type { projectCopy } from './project-copy.ts';
import { scene } from './scene.ts';

/**
 * A farm without a single bird, and with all that an owner may enter in the first week: a long name, headings and
 * an email address, four cards, four sections, seven prices, four platforms, a notice, photos of every shape.
 */
export const NAME = 'Bitterroot Meadow Bees, Starts and Quilts';
/** Tests rebuild their sites every day. */
export const TODAY = dateIn(undefined);
export const PHONE = '(406) 555-0142';
export const EMAIL = 'orders@bitterrootmeadowquilts.test';
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
    - name: Quart jar
      detail: wildflower, strained and never heated
      price: 32
      unit: a jar
    - name: Comb honey
      price: 18
      unit: a square
    - name: Creamed honey with cinnamon
      price: 14
      unit: a jar
    - name: Honey stick
      price: 0.5
      unit: each
    - name: Five-gallon bucket
      price: 295
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
    - name: King-size quilt
      price: 1250
`,
  candles: `title: Beeswax candles
order: 4
photos:
  - img: ./photos/meadow.jpg
    title: Where the wax comes from
    alt: A meadow below blue hills.
  - img: ./photos/hives.jpg
    title: Hives at the edge of the woods
    alt: A row of hives.
  - img: ./photos/ridge.jpg
    title: The ridge above the hives
    alt: A long ridge.
  - img: ./photos/orchard.jpg
    title: Apple trees
    alt: An orchard.
priceList:
  title: Candles
  rows:
    - name: Pair of tapers
      price: 16
      unit: a pair
    - name: Pillar
      price: 22
      unit: each
`,
};

/** Each as a phone takes it: landscape, portrait, square, and two panoramas. */
const PHOTOS = {
  meadow: { width: 2000, height: 1500 },
  orchard: { width: 2000, height: 1333 },
  hives: { width: 1200, height: 1600 },
  yard: { width: 1400, height: 1400 },
  ridge: { width: 2560, height: 1130 },
  valley: { width: 2560, height: 800 },
};

/** Which photos the gallery shows, with captions of any length. */
const GALLERY = [
  ['meadow', 'Meadow'],
  ['hives', 'The first hives, the year we had more hope than honey'],
  ['ridge', 'The ridge in the morning'],
  ['orchard', 'Apple trees'],
  ['yard', 'Yard'],
  ['meadow', 'Second cutting'],
  ['valley', 'All of the valley, from the gate to the river'],
  ['hives', 'Hives'],
  ['orchard', 'Windfalls for the neighbor’s pigs'],
  ['yard', 'Where trucks turn around'],
  ['meadow', 'Evening'],
] as const;

const POSTS = {
  valley: `title: A Winter Without Losing a Single Hive, and What We Did Differently
number: 4
summary: What we changed in September, what it cost, and why every hive that we wrapped came through to the first dandelions.
`,
  meadow: `title: Frost
number: 3
summary: Late.
`,
};

export async function makeHoneyFarm({ at, read, replace, write }: ReturnType<typeof projectCopy>) {
  rmSync(at('content/products'), { recursive: true });
  mkdirSync(at('content/products/photos'), { recursive: true });
  for (const [i, [name, size]] of Object.entries(PHOTOS).entries())
    await scene({ ...size, seed: i + 1 })
      .jpeg()
      .toFile(at(`content/products/photos/${name}.jpg`));
  for (const [name, text] of Object.entries(SECTIONS)) write(`content/products/${name}.yaml`, text);
  const farm = read('content/farm.yaml').replace(/^contact:\n(?: .*\n)+/m, '');
  write(
    'content/farm.yaml',
    `${farm.replace(/^name: .*/m, `name: ${NAME}`)}
contact:
  phone: 406.555.0142
  email: ${EMAIL}
  note: Text us before you come.
notice:
  text: Closed for the county fair through Sunday. What you have already ordered is in the cooler by the gate.
  link: products
  lastDay: ${TODAY}
`,
  );
  replace(
    'content/farm.yaml',
    'platforms: []',
    `platforms:
${['Instagram', 'Facebook', 'Bitterroot Farm Stands', 'Etsy'].map((name) => `  - name: ${name}\n    link: https://example.com/${name.replaceAll(' ', '-')}`).join('\n')}`,
  );
  replace(
    'content/farm.yaml',
    'No postal delivery.',
    'Saturdays from nine to noon at the gate, other days by text. Quilts are fitted at your kitchen table, and we bring candles to the Wednesday market in Hamilton.',
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
  replace('content/pages/home.yaml', './home/hero.webp', '../products/photos/orchard.jpg');
  replace(
    'content/pages/home.yaml',
    '\nconstruction:',
    `  - title: Candles
    page: products
    button: See the candles
    img: ../products/photos/ridge.jpg
    alt: A long ridge.

construction:`,
  );
  for (const [picture, photo] of [
    ['the-view', 'valley'],
    ['poultry', 'hives'],
  ])
    replace('content/pages/home.yaml', `./home/${picture}.webp`, `../products/photos/${photo}.jpg`);
  replace('content/pages/products.yaml', './products/welcome.webp', '../products/photos/ridge.jpg');
  replace('content/pages/products.yaml', 'count: 5', 'count: 2150');
  replace('content/pages/blog.yaml', 'heading: Blog', 'heading: Notes from the honey house');
  replace(
    'content/pages/gallery.yaml',
    'photos: []',
    `photos:
${GALLERY.map(([name, title]) => `  - img: ../products/photos/${name}.jpg\n    title: ${title}\n    alt: A photo of the farm.`).join('\n')}`,
  );
  for (const [photo, text] of Object.entries(POSTS))
    write(
      `content/posts/${photo}.yaml`,
      `${text}link: https://example.com/newsletter/${photo}
image: ../products/photos/${photo}.jpg
alt: A photo of the farm.
`,
    );
  write(
    'content/pages/about.yaml',
    `${read('content/pages/about.yaml')}
story:
  - The bees came first, in a borrowed truck.
  - Quilts are for the winter, when the hives are asleep. We piece them at the kitchen table from October to March, one at a time, and nobody has ever returned one.
  - Come by on a Saturday. Bring the kids, and boots if it rained.
photo:
  img: ../products/photos/hives.jpg
  alt: A beekeeper with her smoker.
`,
  );
}

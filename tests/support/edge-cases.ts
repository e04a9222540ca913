import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import {
  rewriteContent,
  type ValueGenerator,
} from '../../build/content/fixtures/generate-content.ts';
import { picture, withLocation } from '../../photos/fixtures/pictures.ts';

export const EDGE_CASES = {
  /**
   * Every text as long as it may be, in many alphabets and with signs that mean something to HTML and YAML;
   * every field filled (a notice, a contact, platforms, price lists), every list long, every price high, half of them sold out;
   * photos of odd shapes and formats, one of them on its side and with a location; and an address below a path.
   */
  max: async (root: string) => {
    await addOddPhotos(root);
    const farmFile = join(root, 'farm.yaml');
    change(farmFile, (farm) => {
      farm.site = 'https://someone.github.io/my-farm';
    });
    await rewriteContent(root, longestText(), anyPicture(root));
    sellOut(root);
    change(farmFile, (farm) => {
      farm.name = "Grandma O'Shaughnessy-MacGillicuddy's Ducks & Neighborliness";
      farm.logo = './pages/gallery/tower.webp';
    });
  },
  /**
   * One letter where text is required, and nothing where it's optional: no photo, no post, one section,
   * no profile menu, no service worker.
   */
  min: async (root: string) => {
    rmSync(join(root, 'posts'), { recursive: true });
    for (const file of yamlFilesIn(root, 'products').slice(1)) rmSync(file);
    await rewriteContent(root, shortestText(), anyPicture(root));
    change(join(root, 'farm.yaml'), (farm) => {
      farm.name = '農';
      farm.site = 'https://farm.test';
      farm.profileMenu = [];
      farm.offline = false;
    });
  },
};

const PHRASES = [
  "duck's",
  'eggs & ducklings,',
  'Ферма «Утка»',
  'straw-bale gardening',
  '小さな農場',
  "O'Shaughnessy-MacGillicuddy",
  'مزرعة البط',
  "<script>best</b> {it's} [a] `farm` #1",
  'neighborliness',
  'חוות הברווזים',
  'Größe: 50 % & "more"',
  '🦆👩‍🌾🥚',
  'Η μικρή φάρμα',
  'फ़ार्म का अंडा',
  '- dash, * star',
];

function longestText(): ValueGenerator {
  let count = 0;
  return {
    text(maxLength) {
      // A longer paragraph only has more lines.
      const length = Math.min(maxLength, 150);
      let text = `${PHRASES[count % PHRASES.length]} ${count}`;
      for (let next = ++count; text.length < length; next++)
        text += ` ${PHRASES[next % PHRASES.length]}`;
      // Not half of a surrogate pair.
      return text
        .slice(0, length)
        .replace(/\p{Surrogate}$/u, '')
        .trim();
    },
    number: (_min, max) => max - 0.01 * Number(max === 10_000),
    listLength: (current) => Math.max(current, 3),
    includesOptional: () => true,
    boolean: (current) => current,
  };
}

function shortestText(): ValueGenerator {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  let count = 0;
  return {
    text: () => letters[count++ % letters.length] ?? '',
    number: (min) => min,
    listLength: () => 0,
    includesOptional: () => false,
    boolean: () => false,
  };
}

const yamlFilesIn = (root: string, folder: string) => globSync(join(root, folder, '*.yaml')).sort();

const anyPicture = (root: string) => {
  const [found] = globSync(join(root, '**/*.{webp,jpg,png,avif}')).sort();
  if (!found) throw new Error('This farm has no picture at all.');
  return found;
};

type Data = Record<string, unknown>;

function change(file: string, how: (data: Data) => void) {
  const data = parse(readFileSync(file, 'utf8')) as Data;
  how(data);
  writeFileSync(file, stringify(data));
}

const ODD_SHAPES = [
  ['panorama.png', { width: 900, height: 100 }],
  ['tower.webp', { width: 100, height: 900 }],
  ['tiny.avif', { width: 24, height: 24 }],
  ['IMG 1234.JPG', { width: 320, height: 240, orientation: 6 }],
] as const;

async function addOddPhotos(root: string) {
  const page = join(root, 'pages/gallery.yaml');
  mkdirSync(join(root, 'pages/gallery'), { recursive: true });
  for (const [name, shape] of ODD_SHAPES) {
    const photo = picture(shape);
    const taken = 'orientation' in shape ? withLocation(photo).withMetadata(shape) : photo;
    await taken.toFile(join(root, 'pages/gallery', name));
  }
  const photos = ODD_SHAPES.map(([name]) => ({ img: `./gallery/${name}`, title: name, alt: name }));
  change(page, (data) => {
    data.photos = [...((data.photos as unknown[]) ?? []), ...photos];
  });
}

/** The longest date that is allowed on every day. It shows only where something is sold out. */
const LONG_AGO = '2019-09-30';

/** Every second section's eggs, and the other sections' price lists, are sold out. */
function sellOut(root: string) {
  for (const [i, file] of yamlFilesIn(root, 'products').entries()) {
    change(file, (data) => {
      const [soldOut, available] =
        i % 2 === 0 ? ['pricing', 'priceList'] : ['priceList', 'pricing'];
      Object.assign(data[soldOut] ?? {}, { soldOut: true, asOf: LONG_AGO });
      delete (data[available] as Data | undefined)?.asOf;
    });
  }
}

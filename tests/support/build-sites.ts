import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { DAY_MS, setClock, timeOf } from './clock.ts';
import { EDGE_CASES } from './edge-cases.ts';
import { plainEnvironment } from './environment.ts';
import { CODE, PLUGINS, projectCopy } from './project-copy.ts';
import {
  FIXTURE,
  FIXTURE_CONTENT,
  folderOf,
  isOutdated,
  markAsBuilt,
  PLUGIN_SITES,
  type TestSite,
} from './sites.ts';

/** `npm test -- sites`: builds the tests' sites that are outdated. Arguments name sites. */

type Copy = ReturnType<typeof projectCopy>;

const EDGE_CASES_FILE = 'tests/support/edge-cases.ts';
const BUILT_BY = [
  'package-lock.json',
  'tests/support/{build-sites,clock,environment,project-copy,site-content,small-pictures}.ts',
];
const HONEY_FARM = 'tests/honey-farm';
const SMALL_PICTURES = resolve('tests/support/small-pictures.ts');

interface SiteOptions {
  /** Changes the fixture's content, by this file or folder. */
  change?: (copy: Copy) => void | Promise<void>;
  by?: string;
  daysLater?: number;
  env?: NodeJS.ProcessEnv;
  imageService?: string;
}

const FOR_PAGES = { SITE_ADDRESS: FIXTURE.address };

const SITES: Record<string, TestSite> = {
  owner: {
    parts: ['content', ...PLUGINS],
    make: (name) => build(projectCopy(name, 'content', PLUGINS), { imageService: SMALL_PICTURES }),
  },
  fixture: site({ env: FOR_PAGES }),
  /** The fixture, built on another day. */
  later: site({ env: FOR_PAGES, daysLater: 100 }),
  honey: site({ change: makeHoneyFarm, by: HONEY_FARM, imageService: SMALL_PICTURES }),
  // On GitHub, a photo with a location doesn't stop a build.
  max: site({
    change: ({ at }) => EDGE_CASES.max(at('content')),
    by: EDGE_CASES_FILE,
    env: { CI: 'true' },
  }),
  min: site({ change: ({ at }) => EDGE_CASES.min(at('content')), by: EDGE_CASES_FILE }),
};

function site({ change, by, ...options }: SiteOptions): TestSite {
  return {
    parts: [FIXTURE_CONTENT, ...(by ? [by] : [])],
    async make(name) {
      const copy = projectCopy(name);
      await change?.(copy);
      await build(copy, options);
    },
  };
}

/** As cameras and phones take them: landscape, portrait, square, and two panoramas. */
const HONEY_PHOTOS = {
  meadow: { from: 'pages/home/the-garden', width: 2000, height: 1500 },
  lane: { from: 'pages/home/the-view', width: 1920, height: 1080 },
  gate: { from: 'pages/home/poultry', width: 1080, height: 1920 },
  orchard: { from: 'posts/its-time-for-a-change/cover', width: 2000, height: 1333 },
  hives: { from: 'pages/home/poultry', width: 1200, height: 1600 },
  yard: { from: 'products/crafts/quilt', width: 1400, height: 1400 },
  ridge: { from: 'pages/home/the-view', width: 2560, height: 1130 },
  valley: { from: 'pages/home/hero', width: 2560, height: 800 },
};

async function makeHoneyFarm({ at }: Copy) {
  rmSync(at('content/products'), { recursive: true });
  cpSync(HONEY_FARM, at('content'), { recursive: true });
  mkdirSync(at('content/products/photos'));
  for (const [name, { from, width, height }] of Object.entries(HONEY_PHOTOS))
    await sharp(`${FIXTURE_CONTENT}/${from}.webp`)
      .resize(width, height)
      .composite([{ input: Buffer.from(marks(width, height)) }])
      .jpeg()
      .toFile(at(`content/products/photos/${name}.jpg`));
}

/** A ring, which shows whether a photo is squeezed, and corners, which show whether it is whole. */
function marks(width: number, height: number): string {
  const size = Math.min(width, height) / 10;
  const corners = [0, width - size].flatMap((x) =>
    [0, height - size].map((y) => `<rect x="${x}" y="${y}" width="${size}" height="${size}"/>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#0f0">${corners.join('')}</g><circle cx="50%" cy="50%" r="${size * 3}" fill="none" stroke="#f0f" stroke-width="${size / 2}"/></svg>`;
}

async function build(
  { at }: Copy,
  { daysLater = 0, env, imageService = './src/pictures/image-service.ts' }: SiteOptions,
) {
  setClock(timeOf(at('content')) + daysLater * DAY_MS);
  const project = process.cwd();
  process.chdir(at('.'));
  process.env = { ...plainEnvironment(), ...env };
  const { build } = await import('astro');
  // Files of the same widths, a few percent larger, in an eighth of the time.
  const config = { avif: { effort: 0 }, webp: { effort: 0 } };
  const image = { service: { entrypoint: imageService, config } };
  await build({ root: at('.'), logLevel: 'error', image });
  process.chdir(project);
}

for (const [name, file] of PLUGIN_SITES) SITES[name] = (await import(file)).default;

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(SITES)) {
  const site = SITES[name];
  if (!site) throw new Error(`There is no site ${name}. There are: ${Object.keys(SITES)}`);
  if (!isOutdated(folderOf(name))) continue;
  console.log(`Building the site “${name}” …`);
  await site.make(name);
  markAsBuilt(name, [...CODE, ...BUILT_BY, ...site.parts]);
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { farmCopy } from '../tests/support/farm-copy.ts';
import { openBrowser } from './browser.ts';
import { medians } from './median.ts';
import { serveLikeAHost } from './server.ts';

const RUNS = 5;
/** Small masters: what is measured is how things grow, not how long one AVIF takes. */
const MASTER = { width: 480, height: 360 };
/** Prints a process's greatest use of memory when it ends. */
const WATCH_MEMORY = "process.on('exit',()=>console.log('memory',process.resourceUsage().maxRSS))";

/** How the products page, its build and the build's memory grow with the photos in one section. */
export async function growth(counts: number[], progress: (what: string) => void) {
  const rows: Record<string, object> = {};
  for (const count of counts) {
    progress(`a section of ${count} photos: drawing and building`);
    forgetPhotos();
    const farm = farmCopy(`growth-${count}`);
    await fillDucks(farm.at('content/products'), count);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${WATCH_MEMORY}`,
        'node_modules/astro/bin/astro.mjs',
        'build',
      ],
      { cwd: farm.at('.'), encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    if (status !== 0) throw new Error(stderr);
    const seconds = (performance.now() - start) / 1000;
    progress(`a section of ${count} photos: opening it`);
    rows[`${count} photos`] = {
      'build, s': Math.round(seconds),
      'memory, MB': Math.round(Number(stdout.match(/memory (\d+)/)?.[1]) / 1024),
      'HTML, KB': Math.round(
        brotliCompressSync(readFileSync(farm.at('dist/products.html'))).length / 1024,
      ),
      ...(await opened(farm.at('dist'))),
    };
  }
  forgetPhotos();
  return rows;
}

/** Copies of the farm share the pictures that are already made. Here each has to make its own. */
function forgetPhotos() {
  for (const file of globSync('.cache/astro/assets/grown-*')) rmSync(file);
}

/** Puts photos of many colors into the ducks' section, each different from all others. */
async function fillDucks(products: string, count: number) {
  const photos = Array.from({ length: count }, (_, i) => ({
    img: `./ducks/grown-${i}.jpg`,
    title: `Photo ${i + 1}`,
    alt: `A drawn square of color, number ${i + 1} of many.`,
  }));
  for (const [i, { img }] of photos.entries()) {
    const background = { r: i % 256, g: Math.floor(i / 4) % 256, b: (i * 151) % 256 };
    await sharp({ create: { ...MASTER, channels: 3, background } })
      .jpeg()
      .toFile(join(products, img));
  }
  const file = join(products, 'ducks.yaml');
  const ducks = parseDocument(readFileSync(file, 'utf8'));
  ducks.set('photos', photos);
  writeFileSync(file, ducks.toString());
}

/** What a visitor's phone does to open the page: files asked for, and work on a slow processor. */
async function opened(dist: string) {
  const { origin, stop } = await serveLikeAHost(dist);
  const visits: Awaited<ReturnType<typeof open>>[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await open(`${origin}/products`));
  stop();
  const { requests, paint, layout, styles } = medians(visits);
  return {
    requests,
    'first paint, ms': Math.round(paint),
    'layout, ms': Math.round(layout),
    'styles, ms': Math.round(styles),
  };
}

async function open(address: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await processor.send('Performance.enable');
  let requests = 0;
  page.on('request', () => requests++);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await processor.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  // From the first byte on: this server packs a page when it is first asked for, a host long before.
  const paint = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return (first?.startTime ?? 0) - (navigation?.responseStart ?? 0);
  });
  await browser.close();
  return {
    requests,
    paint,
    layout: milliseconds('LayoutDuration'),
    styles: milliseconds('RecalcStyleDuration'),
  };
}

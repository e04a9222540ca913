import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { findBrowser } from '../tests/support/find-browser.ts';
import { projectCopy } from '../tests/support/project-copy.ts';
import { medians } from './median.ts';
import { serveOverHttp2 } from './server.ts';

const COUNTS = [10, 100, 1000];
/** Small pictures: this measures how things grow, not how long one AVIF takes. */
const MASTER = { width: 480, height: 360 };
/** Lighthouse's slow processor. */
const SLOWDOWN = 4;
/** Prints a process's peak memory when it ends. */
const WATCH_MEMORY = "process.on('exit',()=>console.log('memory',process.resourceUsage().maxRSS))";

/** How the products page, its build and the build's memory grow with the photos in one section. */
export default async function measureGrowth(runs: number) {
  const rows: Record<string, object> = {};
  for (const count of COUNTS) {
    const project = projectCopy(`growth-${count}`);
    // Copies share a picture cache, and this one's would be warm the next time.
    rmSync(project.at('.cache/astro/assets'));
    await addPhotos(project.at('content/products'), count);
    const { seconds, memory } = build(project.at('.'));
    const html = brotliCompressSync(readFileSync(project.at('dist/products.html')));
    rows[`${count} photos`] = {
      'build, s': Math.round(seconds),
      'memory, MB': memory,
      'HTML, KB': Math.round(html.length / 1024),
      ...(await measureVisits(project.at('dist'), runs)),
      ...(await measurePlugins(project.at('content'), runs)),
    };
  }
  return rows;
}

async function measurePlugins(content: string, runs: number) {
  const rows = [];
  for (const file of globSync('*/tests/bench.ts'))
    rows.push(await (await import(resolve(file))).measure(content, runs));
  return Object.assign({}, ...rows);
}

function build(cwd: string) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${WATCH_MEMORY}`,
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stderr);
  return {
    seconds: (performance.now() - start) / 1000,
    memory: Math.round(Number(stdout.match(/memory (\d+)/)?.[1]) / 1024),
  };
}

/** Puts photos of many colors into the ducks' section, each different from all others. */
async function addPhotos(products: string, count: number) {
  const photos = Array.from({ length: count }, (_, i) => ({
    img: `./ducks/growth-${i}.jpg`,
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

/** What a visitor's phone does to open the page: files it requests, and work on a slow processor. */
async function measureVisits(dist: string, runs: number) {
  const { origin, stop } = await serveOverHttp2(dist);
  const visits: Awaited<ReturnType<typeof open>>[] = [];
  for (let run = 0; run < runs; run++) visits.push(await open(`${origin}/products`));
  stop();
  return medians(visits);
}

async function open(address: string) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    // The server's certificate is self-signed.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devtools.send('Performance.enable');
  let requests = 0;
  page.on('request', () => requests++);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  await browser.close();
  const milliseconds = (name: string) =>
    Math.round(1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0));
  return {
    requests,
    'layout, ms': milliseconds('LayoutDuration'),
    'styles, ms': milliseconds('RecalcStyleDuration'),
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MENU_PAGES } from '../model/page-names.ts';
import { findBrowser } from '../tests/support/find-browser.ts';
import { median, medians } from './median.ts';
import { serveOverHttp2 } from './server.ts';

/** Not a dependency, because it is large and rarely needed: npx fetches it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';
/**
 * The `benchmarkIndex` of a mid-tier phone, which is 125 to 800. Lighthouse's default slowdown of 4
 * fits only a desktop of 1,500 to 2,000.
 */
const PHONE_BENCHMARK_INDEX = 440;
const run = promisify(execFile);

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
}

/** Lighthouse on every page. They take turns so that a busy moment hits all of them. */
export default async function measurePages(runs: number) {
  await run(process.execPath, ['tools/build.ts']);
  const { origin, stop } = await serveOverHttp2('dist');
  const slowdown = await slowdownToPhone(origin);
  console.log(`The phone is ${slowdown.toFixed(1)} times slower than this machine.`);
  const pages = ['', ...MENU_PAGES];
  const visits: { page: string; figures: Record<string, number> }[] = [];
  for (let i = 0; i < runs; i++)
    for (const page of pages)
      visits.push({ page, figures: await visit(`${origin}/${page}`, slowdown) });
  stop();
  const figuresOf = (page: string) =>
    visits.filter((each) => each.page === page).map(({ figures }) => figures);
  return Object.fromEntries(pages.map((page) => [`/${page}`, medians(figuresOf(page))]));
}

async function slowdownToPhone(url: string): Promise<number> {
  const readings: number[] = [];
  while (readings.length < 3) readings.push((await lighthouse(url, 1)).environment.benchmarkIndex);
  return Math.max(1, median(readings) / PHONE_BENCHMARK_INDEX);
}

/** Times in milliseconds, then the four scores. */
async function visit(url: string, slowdown: number) {
  const { audits, categories } = await lighthouse(url, slowdown);
  const value = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const score = (category: string) => 100 * (categories[category]?.score ?? 0);
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    'Speed Index': value('speed-index'),
    KB: Math.round((audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1024),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

async function lighthouse(url: string, slowdown: number): Promise<Report> {
  const options = [
    ...['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? '' };
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env,
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

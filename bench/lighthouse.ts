import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findBrowser } from '../tests/support/find-browser.ts';
import { median } from './median.ts';

/** Not a dependency, because it is large and rarely needed: npx fetches it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';
const MAX_ATTEMPTS = 3;

/**
 * The `benchmarkIndex` of a mid-tier phone, which is 125 to 800. Lighthouse's default slowdown of 4
 * fits only a desktop of 1,500 to 2,000.
 */
const PHONE_BENCHMARK_INDEX = 440;

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Throttling {
  /** How many times slower the processor is. */
  slowdown: number;
  /** Slows the network and the processor down for real, instead of simulating it from a visit at full speed. */
  devtools: boolean;
}

/** One visit on Lighthouse's slow phone: times in milliseconds, then the four scores. */
export interface Visit extends Record<string, number> {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
}

/** How many times slower than this machine the phone is. */
export async function slowdownToPhone(url: string): Promise<number> {
  const readings: number[] = [];
  while (readings.length < 3) {
    const { environment } = await lighthouse(url, { slowdown: 1, devtools: false });
    readings.push(environment.benchmarkIndex);
  }
  return Math.max(1, median(readings) / PHONE_BENCHMARK_INDEX);
}

export async function visit(url: string, throttling: Throttling): Promise<Visit> {
  const { audits, categories } = await lighthouse(url, throttling);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => 100 * (categories[category]?.score ?? 0);
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'Speed Index': value('speed-index'),
    KB: value('total-byte-weight') / 1024,
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

/** On a busy machine a recording fails now and then. */
async function lighthouse(url: string, throttling: Throttling, attempt = 1): Promise<Report> {
  try {
    const report = JSON.parse(await record(url, throttling)) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error;
    return lighthouse(url, throttling, attempt + 1);
  }
}

async function record(url: string, { slowdown, devtools }: Throttling): Promise<string> {
  const options = [
    ...['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--throttling-method=${devtools ? 'devtools' : 'simulate'}`,
  ];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('exit', done);
  });
  const [code, output, errors] = await Promise.all([
    exited,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`Lighthouse did not finish:\n${errors}`);
  return output;
}

import { spawn } from 'node:child_process';
import { findBrowser } from '../tests/support/find-browser.ts';
import { median, medians } from './median.ts';

/** Large and seldom needed, so it is no dependency: npx gets it when it is wanted. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What the processor of the phone scores on Lighthouse's own scale (benchmarkIndex): the middle of
 * those it calls mid-tier, 125 to 800. Its own fixed slowdown of 4 gets there from the 1,500 to
 * 2,000 of a fast desktop, and far below from anything slower.
 */
const PHONE = 440;

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

/** How the slow phone is made of this machine. */
export interface Phone {
  /** How many times slower the processor is. */
  slowdown: number;
  /** Holds up line and processor for real, instead of reckoning from a visit at full speed. */
  applied: boolean;
}

/** One visit on Lighthouse's slow phone. Times in milliseconds, weights in KB. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  scores: number[];
  requests: number;
  kb: Record<string, number>;
}

const FULL_SPEED: Phone = { slowdown: 1, applied: false };

/** How many times slower than this machine the phone is. */
export async function slowdownToPhone(url: string): Promise<number> {
  const readings: number[] = [];
  while (readings.length < 3)
    readings.push((await lighthouse(url, FULL_SPEED)).environment.benchmarkIndex);
  return Math.max(1, median(readings) / PHONE);
}

export async function visit(url: string, phone: Phone): Promise<Visit> {
  const report = await lighthouse(url, phone);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const kb: Record<string, number> = {};
  for (const { resourceType, transferSize } of requests) {
    kb[resourceType] = (kb[resourceType] ?? 0) + transferSize / 1024;
  }
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    scores: CATEGORIES.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0))),
    requests: requests.length,
    kb,
  };
}

/** On a busy machine a recording fails now and then, and is made again. */
async function lighthouse(url: string, phone: Phone, tries = 3): Promise<Report> {
  try {
    const report = JSON.parse(await record(url, phone)) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } catch (error) {
    if (tries === 1) throw error;
    return lighthouse(url, phone, tries - 1);
  }
}

function record(url: string, { slowdown, applied }: Phone): Promise<string> {
  const options = [
    ...['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--throttling-method=${applied ? 'devtools' : 'simulate'}`,
  ];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done(output) : fail(new Error(`Lighthouse did not finish:\n${errors}`)),
    );
  });
}

/** The middle of several visits, figure by figure. Scores are the worst of them. */
export function middleOf(visits: Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('There were no visits.');
  return {
    ...medians(visits.map(({ scores, kb, ...figures }) => figures)),
    scores: first.scores.map((_, i) => Math.min(...visits.map(({ scores }) => scores[i] ?? 0))),
    kb: first.kb,
  };
}

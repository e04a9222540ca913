import { spawn } from 'node:child_process';
import { findBrowser } from '../tools/browser.ts';
import { medians } from './median.ts';

/** Large and seldom needed, so it is no dependency: npx gets it when it is wanted. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}
interface NetworkRequest {
  resourceType: string;
  transferSize: number;
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

export async function visit(url: string): Promise<Visit> {
  const report = await lighthouse(url);
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
async function lighthouse(url: string, tries = 3): Promise<Report> {
  try {
    const report = JSON.parse(await record(url)) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } catch (error) {
    if (tries === 1) throw error;
    return lighthouse(url, tries - 1);
  }
}

function record(url: string): Promise<string> {
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`];
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

import { copySiteWithBaselines } from './baseline-pages.ts';
import { slowdownToPhone, type Visit, visit } from './lighthouse.ts';
import { medians } from './median.ts';
import { serveOverHttp2 } from './server.ts';

/** Lighthouse on every page and its baselines, which take turns so that a busy moment hits all of them. */
export async function measurePages(runs: number, givenSlowdown: number, devtools: boolean) {
  const pages = copySiteWithBaselines('dist', '.cache/bench/site');
  const { origin, stop } = await serveOverHttp2('.cache/bench/site');
  const slowdown = givenSlowdown || (await slowdownToPhone(origin));
  console.log(`The phone is ${slowdown.toFixed(1)} times slower than this machine.`);

  const paths = [
    ...new Set(pages.flatMap(({ path, barePath, picturePath }) => [path, barePath, picturePath])),
  ];
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= runs; run++) {
    for (const path of paths) {
      console.error(`  … visit ${run} of ${runs}: ${path}`);
      visits.get(path)?.push(await visit(origin + path, { slowdown, devtools }));
    }
  }
  stop();

  const medianOf = (path: string) => medians(visits.get(path) ?? []);
  const rows = pages.map(({ path, barePath, picturePath }) => [
    path,
    {
      ...formatted(medianOf(path)),
      'FCP × bare': (medianOf(path).FCP / medianOf(barePath).FCP).toFixed(2),
      'LCP × picture': (medianOf(path).LCP / medianOf(picturePath).LCP).toFixed(2),
    },
  ]);
  const baselines = paths
    .filter((path) => pages.every((page) => page.path !== path))
    .map((path) => [path, formatted(medianOf(path))]);
  console.table(Object.fromEntries([...rows, ...baselines]));
}

const formatted = ({ CLS, ...figures }: Visit) => ({
  ...Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure)]),
  ),
  CLS: CLS.toFixed(3),
});

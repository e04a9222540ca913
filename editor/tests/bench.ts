import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { medians } from '../../bench/median.ts';
import { describeDraft } from '../content/describe-draft.ts';
import { EMPTY_DRAFT, parseData, withFile } from '../content/draft.ts';
import { publishedWith } from '../content/fixtures/published-with.ts';
import { rebaseDraft } from '../content/rebase.ts';
import { changesOf } from '../content/saving.ts';
import { asList } from '../content/values.ts';

const DUCKS = 'products/ducks.yaml';

/** How long the editor's functions take for a file with many photos, in ms. */
export const measure = (content: string, runs: number) =>
  medians(Array.from({ length: runs }, (_, run) => measureOnce(content, run)));

function measureOnce(content: string, run: number) {
  // Another text in each run, because parsed ones are cached.
  const text = `# ${run}\n${readFileSync(join(content, DUCKS), 'utf8')}`;
  const [load, data] = timed(() => parseData(text) ?? {});
  const photos = asList(data.photos);
  const withPhoto = (name: string) => ({
    ...data,
    photos: [{ img: `./ducks/${name}.jpg`, title: name, alt: name }, ...photos],
  });
  const published = publishedWith([DUCKS, text]);
  const changedElsewhere = publishedWith([DUCKS, stringify(withPhoto('theirs'))]);
  const [edit, draft] = timed(() => withFile(published, EMPTY_DRAFT, DUCKS, withPhoto('ours')));
  const [merge, merged] = timed(() => rebaseDraft(changedElsewhere, draft));
  const [describe] = timed(() => describeDraft(changedElsewhere, merged));
  const [write] = timed(() => changesOf(changedElsewhere, merged));
  return {
    'load, ms': load,
    'edit, ms': edit,
    'merge, ms': merge,
    'describe, ms': describe,
    'write, ms': write,
  };
}

function timed<T>(run: () => T): [milliseconds: number, result: T] {
  const start = performance.now();
  const result = run();
  return [Math.round(performance.now() - start), result];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../build/built-site.ts';
import { FIXTURE, folderOf } from '../support/sites.ts';

it('a build on another day has the same files, byte for byte', () => {
  const later = join(folderOf('later'), 'dist');
  const files = filesIn(FIXTURE.dist);
  expect(filesIn(later)).toEqual(files);
  const changed = files.filter(
    (file) => !readFileSync(join(FIXTURE.dist, file)).equals(readFileSync(join(later, file))),
  );
  expect(changed).toEqual([]);
});

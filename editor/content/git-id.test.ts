import { expect, test } from 'vitest';
import { gitId } from './git-id.ts';

test('gitId is the git blob hash', async () => {
  expect(await gitId(new TextEncoder().encode('hello\n'))).toBe(
    'ce013625030ba8dba906f756967f9e9ca394464a',
  );
});

import { expect, test } from 'vitest';
import { tokenError } from './token-error.ts';

test('a fine-grained token is accepted', () => {
  expect(tokenError('github_pat_11ABC_def')).toBeUndefined();
});

test.each(['ghp_abc', 'gho_abc', 'ghu_abc', 'ghs_abc'])(
  '%s is rejected as a classic token',
  (token) => {
    expect(tokenError(token)).toContain('more than this site');
  },
);

test.each(['', 'github_pat_', 'github_pat_a b', 'hello'])(
  '%j is rejected as incomplete',
  (token) => {
    expect(tokenError(token)).toMatch(/Paste|Copy it again/);
  },
);

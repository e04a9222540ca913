import { expect, test } from 'vitest';
import { tokenError } from './token-error.ts';

test('a fine-grained token is accepted', () => {
  expect(tokenError('github_pat_11ABC_def')).toBeUndefined();
});

test.each([
  ['classic', ['ghp_abc', 'gho_abc', 'ghu_abc', 'ghs_abc'], /more than this site/],
  ['incomplete', ['', 'github_pat_', 'github_pat_a b', 'hello'], /Paste|Copy it again/],
])('a token that is %s is rejected', (_, tokens, message) => {
  for (const token of tokens) expect(tokenError(token)).toMatch(message);
});

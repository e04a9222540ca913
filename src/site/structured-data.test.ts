import { expect, test } from 'vitest';
import { asJsonLd } from './structured-data.ts';

test('structured data escapes the owner’s text, so that it can’t end the script', () => {
  const name = '</script><script>alert(1)</script>';
  const json = asJsonLd([{ '@type': 'Thing', name }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

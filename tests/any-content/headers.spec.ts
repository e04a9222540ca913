import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, filesIn } from '../../build/built-site.ts';
import { headersFor, rulesIn } from '../../build/hosting/headers.ts';
import { expect, onEverySite, fileTest as test } from '../support/any-content.ts';

onEverySite(() => {
  test('every file has its own rule of caching, within Cloudflare’s limits', ({ site }) => {
    const text = readFileSync(join(site.dist, '_headers'), 'utf8');
    const lines = text.split('\n');
    const files = filesIn(site.dist).filter((file) => !/\.html$|^_/.test(file));
    const isUncached = (path: string) =>
      !headersFor(site.base + path, rulesIn(text))['Cache-Control'];
    expect([...addressesOf(site.pages), ...files].filter(isUncached)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  test('each page carries its own policy, for hosts that send no headers', ({ site }) => {
    for (const { file, html } of site.pages) {
      const policy = html.match(
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/,
      )?.[1];
      expect(policy, file).toMatch(
        /^default-src 'none'; .*script-src 'self' 'sha256-.*style-src 'self' 'sha256-/,
      );
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
        html.search(/<(script|style|link)/),
      );
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../built-site.ts';
import { tempProject } from '../photos/fixtures/temp-project.ts';
import { addPolicies, headerPolicy, pagePolicy } from './content-security-policy.ts';

// printf 'go()' | openssl dgst -sha256 -binary | base64
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

describe('the policy', () => {
  it('allows an inline script by its hash and no other way', () => {
    const policy = pagePolicy(page('<script>go()</script>'));
    expect(policy).toContain(`script-src 'self' ${GO};`);
    expect(policy).not.toContain('unsafe');
  });

  it('allows nothing else', () => {
    expect(pagePolicy(page(''))).toBe(
      "default-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; script-src 'self'; style-src 'self'",
    );
  });

  it('needs no hash for data or for files', () => {
    const head = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
    expect(pagePolicy(page(head))).toBe(pagePolicy(page('')));
  });

  it('hashes a script as the browser reads it, line breaks and templates included', () => {
    expect(pagePolicy(page('<script>a\r\nb</script>'))).toBe(
      pagePolicy(page('<script>a\nb</script>')),
    );
    expect(pagePolicy(page('<template><style>p{}</style></template>'))).toContain(
      "style-src 'self' 'sha256-",
    );
  });

  it('is one for all pages in the header, where framing is forbidden too', () => {
    const policy = headerPolicy([
      page('<style>a{}</style>'),
      page('<style>b{}</style>'),
      page('<style>a{}</style>'),
    ]);
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    expect(pagePolicy(page(''))).not.toContain('frame-ancestors');
  });
});

it('adds the policy to pages in subfolders', () => {
  const html = page('<meta charset="utf-8"><style>a{}</style>');
  const { folder } = tempProject({ 'index.html': html, 'more/deep.html': html });
  const site = readBuiltSite(folder, '/');
  addPolicies(site);
  expect(site.pages.map(({ file }) => file)).toEqual(['index.html', 'more/deep.html']);
  for (const { html } of site.pages) expect(html).toContain("style-src 'self' 'sha256-");
});

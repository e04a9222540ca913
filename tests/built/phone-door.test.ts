import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../build/built-site.ts';
import { builtFarm, FROZEN } from '../support/built-farm.ts';
import { FROZEN_CONTENT } from '../support/farm-copy.ts';
import { serve } from '../support/serve.ts';

const withoutDoor = FROZEN.dist;
let withDoor: string;
/** Settings for hosts. They name the editor's page, and no visitor is sent them. */
const FOR_HOSTS = ['_headers'];

const isOfTheEditor = (file: string) => file === 'edit.html' || file.startsWith('editor/');
const ofVisitors = (folder: string) =>
  filesIn(folder).filter((file) => !isOfTheEditor(file) && !FOR_HOSTS.includes(file));

describe('a site with an editor for the phone', () => {
  beforeAll(async () => {
    const farm = await builtFarm('with-phone-door', FROZEN_CONTENT, {
      repository: 'farmer/our-little-farm',
      by: ['tests/built/phone-door.test.ts'],
    });
    withDoor = join(farm, 'dist');
  }, 600_000);

  it('gives visitors the same files, byte for byte', () => {
    const visitors = ofVisitors(withDoor);
    expect(visitors).toEqual(ofVisitors(withoutDoor));
    expect(visitors.length).toBeGreaterThan(100);
    for (const file of visitors) {
      const [one, other] = [withDoor, withoutDoor].map((folder) =>
        readFileSync(join(folder, file)),
      );
      expect(one?.equals(other as Buffer), file).toBe(true);
    }
  });

  it('has nothing of the editor where there is no repository', () => {
    expect(filesIn(withoutDoor).filter(isOfTheEditor)).toEqual([]);
  });

  it('names the editor in no page, sitemap, feed or worker', () => {
    for (const file of ofVisitors(withDoor).filter((each) =>
      /\.(html|js|xml|txt|webmanifest)$/.test(each),
    )) {
      const text = readFileSync(join(withDoor, file), 'utf8');
      expect(text, file).not.toMatch(/editor\/|api\.github\.com|href="[^"]*\/edit"/);
    }
  });

  it('serves it under a policy of its own: itself and GitHub, no frames, not for search engines', async () => {
    const { address, server } = await serve(withDoor);
    const { headers } = await fetch(`${address}edit`);
    const visitors = await fetch(`${address}about`);
    server.close();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("connect-src 'self' https://api.github.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(visitors.headers.get('content-security-policy')).not.toContain('github');
    expect(readFileSync(join(withDoor, 'edit.html'), 'utf8')).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
  });

  it('has at most 200 KB of packed script, besides the decoder for photos that browsers can’t read', () => {
    const scripts = filesIn(join(withDoor, 'editor/app')).filter((file) => file.endsWith('.js'));
    const atOnce = scripts.filter((file) => !/heic|wasm/.test(file));
    const packed = atOnce.map(
      (file) => brotliCompressSync(readFileSync(join(withDoor, 'editor/app', file))).length,
    );
    expect(scripts.length).toBeGreaterThan(atOnce.length);
    expect(packed.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });
});

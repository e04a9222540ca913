import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../build/built-site.ts';
import { contentCopy } from '../../../build/content/fixtures/content-copy.ts';
import { headersFor, rulesIn } from '../../../build/hosting/headers.ts';
import { serve } from '../../../build/hosting/serve.ts';
import { tempProject } from '../../../build/photos/fixtures/temp-project.ts';
import { picture } from '../../../photos/fixtures/pictures.ts';
import { FIXTURE } from '../../../tests/support/sites.ts';
import { gitId } from '../../content/git-id.ts';
import { writeHostedEditor } from '../../hosted-editor.ts';
import { SMALL } from '../sites/small.ts';

const WITH = SMALL.dist;
const WITHOUT = FIXTURE.dist;
/** Hosts read these files, and visitors never get them. */
const FOR_HOSTS = ['_headers'];

const isOfTheEditor = (file: string) => /^edit(?:\.html|\/|-sw\.js|or\/)/.test(file);
const ofVisitors = (folder: string) =>
  filesIn(folder).filter((file) => !isOfTheEditor(file) && !FOR_HOSTS.includes(file));

describe('a site with an editor for the phone', () => {
  it('gives visitors the same files as one without a repository, which has no editor', () => {
    expect(filesIn(WITHOUT).filter(isOfTheEditor)).toEqual([]);
    const visitors = ofVisitors(WITH);
    expect(visitors).toEqual(ofVisitors(WITHOUT));
    expect(visitors.length).toBeGreaterThan(100);
    for (const file of visitors) {
      const [one, other] = [WITH, WITHOUT].map((folder) => readFileSync(join(folder, file)));
      expect(one?.equals(other as Buffer), file).toBe(true);
    }
  });

  it('doesn’t mention the editor in a page, sitemap, feed or service worker', () => {
    for (const file of ofVisitors(WITH).filter((each) =>
      /\.(html|js|xml|txt|webmanifest)$/.test(each),
    )) {
      const text = readFileSync(join(WITH, file), 'utf8');
      expect(text, file).not.toMatch(/editor\/|edit-sw|api\.github\.com|href="[^"]*\/edit"/);
    }
  });

  it('serves the editor with its own policy, unframed and not indexed', async () => {
    const { address, server } = await serve(WITH);
    const { headers } = await fetch(`${address}edit/`);
    const visitors = await fetch(`${address}about`);
    server.close();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("connect-src 'self' https://api.github.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(visitors.headers.has('x-robots-tag')).toBe(false);
    expect(visitors.headers.get('content-security-policy')).not.toContain('github');
    expect(readFileSync(join(WITH, 'edit.html'), 'utf8')).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
  });

  it('sets each header once for a path', () => {
    const rules = rulesIn(readFileSync(join(WITH, '_headers'), 'utf8'));
    const files = filesIn(WITH).filter((file) => !/\.html$|^_/.test(file));
    for (const path of ['', 'about', '404', 'edit', 'edit/', ...files]) {
      const names = rules.flatMap((rule) => Object.keys(headersFor(`/${path}`, [rule])));
      expect(names, path).toContain('Cache-Control');
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  it('publishes small copies of the pictures on the pages, not of those in a hidden section', async () => {
    const content = contentCopy();
    for (const [name, width] of [
      ['pond', 40],
      ['unused', 50],
    ] as const)
      content.write(
        `products/ducks/${name}.webp`,
        await picture({ width, height: 40 }).webp().toBuffer(),
      );
    const list = async () => {
      const icon = 'icon-maskable-512.png';
      const { folder } = tempProject({ [icon]: readFileSync(join(WITH, icon)) });
      const repository = { repository: 'ann/farm', api: 'https://api.github.com' };
      await writeHostedEditor({ folder, base: '/' }, repository, content.root);
      return filesIn(join(folder, 'editor/pictures'));
    };
    const copyOf = async (name: string) =>
      `${await gitId(readFileSync(content.at(`products/ducks/${name}.webp`)))}.webp`;
    const before = await list();
    expect(before).toContain(await copyOf('pond'));
    expect(before).not.toContain(await copyOf('unused'));
    content.replace('products/ducks.yaml', 'title: Ducks', 'title: Ducks\nhidden: true');
    const after = await list();
    expect(after).not.toContain(await copyOf('pond'));
    expect(after).toHaveLength(before.length - 1);
  });

  it('has a web app manifest with the editor’s scope', () => {
    const read = (file: string) => readFileSync(join(WITH, file), 'utf8');
    const page = read('edit.html');
    expect(read('edit/index.html')).toBe(page);
    const [, manifest = ''] = /rel="manifest" href="\/([^"]+)"/.exec(page) ?? [];
    const app = JSON.parse(read(manifest));
    const { theme_color, background_color } = JSON.parse(read('manifest.webmanifest'));
    const colors = { theme_color, background_color };
    expect(app).toMatchObject({
      start_url: '/edit',
      scope: '/edit',
      display: 'standalone',
      ...colors,
    });
    const worker = read('edit-sw.js');
    const cached = [...worker.matchAll(/\/(editor\/app\/[^"`',]+\.\w+)/g)].map(
      ([, file = '']) => file,
    );
    expect(cached.length).toBeGreaterThan(3);
    const icons = app.icons.map(({ src }: { src: string }) => src.slice(1));
    const linked = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(linked.join()).toContain('/icon.');
    for (const file of [...cached, ...icons, ...linked]) expect(filesIn(WITH)).toContain(file);
  });

  it('loads at most 200 KB of compressed script at first, and the decoder of iPhone photos only when needed', () => {
    const page = readFileSync(join(WITH, 'edit.html'), 'utf8');
    const atOnce = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
    // The best quality takes 4 s, and saves 3%.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const compressed = atOnce.map(
      (file) => brotliCompressSync(readFileSync(join(WITH, file)), { params }).length,
    );
    const sum = compressed.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(80_000);
    expect(sum).toBeLessThan(200_000);
    const scripts = filesIn(WITH).filter((file) => /^editor\/app\/.*\.js$/.test(file));
    expect(scripts.filter((file) => !atOnce.includes(file)).join()).toMatch(/heic/);
    expect(readFileSync(join(WITH, 'edit-sw.js'), 'utf8')).not.toMatch(/heic/);
  });
});

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { siteNameFrom } from './hosts.ts';
import { planFor, repositoryIn } from './plan.ts';

/** The command itself, in a farm's folder, with tools that only write down how they were called. */
function deploying(tools: Record<string, string>) {
  const content = contentCopy();
  const bin = join(content.project, 'bin');
  mkdirSync(bin);
  for (const [tool, script] of Object.entries({ npm: '', ...tools })) {
    const call = `echo "${tool} $*" >> calls.txt`;
    writeFileSync(join(bin, tool), `#!/bin/sh\n${call}\n${script}\n`);
    chmodSync(join(bin, tool), 0o755);
  }
  const at = (file: string) => join(content.project, file);
  return {
    content,
    at,
    run(...args: string[]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve('tools/deploy.ts'), ...args],
        { cwd: content.project, encoding: 'utf8', env: { ...process.env, PATH: bin } },
      );
      const calls = existsSync(at('calls.txt')) ? readFileSync(at('calls.txt'), 'utf8') : '';
      return { status, said: `${stdout}${stderr}`, calls: calls.split('\n').filter(Boolean) };
    },
  };
}

const CLOUDFLARE = `/bin/mkdir -p .wrangler
echo '{"type":"wrangler-session"}' >> "$WRANGLER_OUTPUT_FILE_PATH"
echo '{"type":"deploy","targets":["farm.anns-ducks.workers.dev"]}' >> "$WRANGLER_OUTPUT_FILE_PATH"`;
const NETLIFY = `case "$*" in *status*) echo '{ "siteData": { "site-url": "https://anns-ducks.netlify.app" } }';; esac`;

test.each([
  ['cloudflare', CLOUDFLARE, 'https://farm.anns-ducks.workers.dev'],
  ['netlify', NETLIFY, 'https://anns-ducks.netlify.app'],
])('the first deploy to %s learns the address, and sends the site again with it', (...row) => {
  const [host, script, address] = row;
  const farm = deploying({ npx: script });
  farm.content.replace('farm.yaml', 'https://farm.test', 'https://example.com');
  const first = farm.run(host);
  expect(first.status).toBe(0);
  expect(farm.content.read('farm.yaml')).toContain(`site: ${address}\n`);
  expect(first.calls.filter((call) => call === 'npm run build')).toHaveLength(2);
  expect(first.calls.filter((call) => / deploy( |$)/.test(call))).toHaveLength(2);
  expect(first.said).toContain(`Your address is ${address}\n`);
  expect(first.said).toContain(`Your site is online:  ${address}/\n\nOpen it on your phone.`);
  expect(first.said).toContain(`run this again:\n  npm run deploy ${host}\n`);

  writeFileSync(farm.at('calls.txt'), '');
  const second = farm.run(host);
  expect(second.calls.filter((call) => call === 'npm run build')).toHaveLength(1);
  expect(second.said).not.toContain('Your address is');
});

test('an address of one’s own stays, and the host’s is named beside it', () => {
  const farm = deploying({ npx: CLOUDFLARE });
  const { said, calls } = farm.run('cloudflare');
  expect(farm.content.read('farm.yaml')).toContain('site: https://farm.test\n');
  expect(said).toContain('Your site is online:  https://farm.test/\n');
  expect(said).toContain('here:  https://farm.anns-ducks.workers.dev');
  expect(calls).toHaveLength(2);
});

test('a host that keeps the address to itself is never passed off as the stand-in', () => {
  const farm = deploying({ npx: '' });
  farm.content.replace('farm.yaml', 'https://farm.test', 'https://example.com');
  const { said } = farm.run('cloudflare');
  expect(said).toContain('Your site is online. Its address stands above.');
  expect(said).not.toContain('https://example.com');
});

test('a site on Netlify is found again by its name, and a new one is named after the farm', () => {
  const farm = deploying({ npx: NETLIFY });
  expect(farm.run('netlify').calls[1]).toMatch(
    / --prod --no-build --dir dist --site-name test-farm$/,
  );
  farm.content.replace('farm.yaml', 'https://farm.test', 'https://anns-ducks.netlify.app');
  expect(farm.run('netlify').calls.at(-2)).toMatch(/ --site anns-ducks$/);
  expect(siteNameFrom('Ann’s Ducks & Eggs!')).toBe('anns-ducks-eggs');
  expect(siteNameFrom('鴨')).toBe('our-farm');
});

test('a machine of one’s own gets pages and settings, and is told to read them', () => {
  const { status, said, calls } = deploying({ rsync: '' }).run('server', 'me@farm:/var/www/farm/');
  expect(status).toBe(0);
  expect(calls).toEqual([
    'npm run build',
    'rsync -a --delete --delay-updates dist/ me@farm:/var/www/farm/',
    'rsync -a dist-server/ me@farm:/var/www/farm-server/',
  ]);
  expect(said).toContain('ssh me@farm sudo systemctl reload nginx');
  expect(said).toContain('Your site is online:  https://farm.test/\n');
});

test.each([
  [
    'the build',
    { npm: 'exit 1', npx: '' },
    'The site could not be built, so nothing new is online.',
  ],
  ['the host’s tool', { npx: 'exit 1' }, 'Cloudflare stopped before it was done'],
  ['a missing tool', {}, 'This computer has no npx, so nothing new is online.'],
])('%s stops it in plain words', (_what, tools, words) => {
  const { status, said } = deploying(tools as Record<string, string>).run('cloudflare');
  expect(status).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('is online: ');
  expect(said).not.toMatch(/\n\s+at /);
});

const around = { site: 'https://farm.test/', name: 'Farm', repository: undefined, unsent: 0 };
const sayingOf = (args: string[], more = {}) => {
  const plan = planFor(args, { ...around, ...more });
  return 'say' in plan ? plan : { say: '', isFault: false };
};

test('without a host, it lists them, and the recommended one stands first', () => {
  const { say, isFault } = sayingOf([]);
  expect(isFault).toBe(false);
  expect(say.match(/npm run deploy \w+/g)).toEqual(
    ['github', 'cloudflare', 'netlify', 'server'].map((host) => `npm run deploy ${host}`),
  );
});

test.each([
  [['vercel'], 'There is no host named “vercel” here.'],
  [['constructor'], 'There is no host named “constructor” here.'],
  [['server'], 'A server needs its name and the folder'],
  [['server', 'me@my-server'], 'A server needs its name and the folder'],
])('%j says what is wrong', (args, words) => {
  const { say, isFault } = sayingOf(args);
  expect(isFault).toBe(true);
  expect(say.startsWith(words)).toBe(true);
});

test('a server with the stand-in address waits for the real one', () => {
  const { say } = sayingOf(['server', 'me@farm:/var/www/farm'], { site: 'https://example.com/' });
  expect(say).toContain('First say at which address people will find the site');
});

test('GitHub is told of changes first, and the owner how', () => {
  const { say } = sayingOf(['github'], { repository: 'ann/farm', unsent: 4 });
  expect(say).toMatch(/^4 changed files are only on this computer yet/);
  expect(say).toContain('“Push origin”');
  expect(sayingOf(['github'], { repository: 'ann/farm' }).say).not.toContain(
    'only on this computer',
  );
});

test('GitHub’s pages are named for the folder’s own repository', () => {
  const config = '[remote "origin"]\n\turl = https://github.com/Ann/my-farm.git\n\tfetch = +refs\n';
  const repository = repositoryIn(config);
  expect(repository).toBe('Ann/my-farm');
  const { say } = sayingOf(['github'], { repository });
  expect(say).toContain('https://github.com/Ann/my-farm/settings/pages');
  expect(say).toContain('Source: GitHub Actions');
  expect(say).toContain('your site is at  https://ann.github.io/my-farm\n');
  expect(sayingOf(['github'], { repository: 'Ann/ann.github.io' }).say).toContain(
    'your site is at  https://ann.github.io\n',
  );
  expect(repositoryIn('[remote "origin"]\n\turl = git@github.com:ann/my-farm\n')).toBe(
    'ann/my-farm',
  );
  expect(repositoryIn('[core]\n\tbare = false\n')).toBeUndefined();
  expect(sayingOf(['github']).say).toContain('this folder belongs to none yet');
});

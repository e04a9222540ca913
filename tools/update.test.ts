import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { update } from './update.ts';

/** A template and a farm's copy of it, as GitHub makes it: the same files, another history. */
let root: string;
let template: ReturnType<typeof repository>;
let address: string;
let farm: ReturnType<typeof repository>;

const ANN = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
const checks = [[process.execPath, 'build.mjs']];
const colors = (first: string, last: string) => `${first}\n2\n3\n4\n5\n6\n${last}\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'farm-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // As in a new container, where git knows no name.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  template = repository('template');
  address = `file://${template.folder}`;
  template.commit({
    'package.json': '{ "version": "1.0.0" }',
    'build.mjs': '',
    'src/color.css': colors('red', 'red'),
    'src/unwanted.ts': '',
    'src/old.ts': 'old',
    'shapes/egg.css': 'egg',
    'content/farm.yaml': 'name: Ducks',
    '.github/workflows/pages.yml': 'on: push',
  });
  farm = repository('farm');
  cpSync(template.folder, farm.folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.git'),
  });
  farm.commit({});
  farm.commit({ 'content/farm.yaml': 'name: Bees' });
  template.remove('src/old.ts');
  template.commit({
    'package.json': '{ "version": "1.1.0" }',
    'src/new.ts': 'new',
    'src/color.css': colors('red', 'green'),
    'content/farm.yaml': 'name: Ducks and more',
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function repository(name: string) {
  const folder = join(root, name);
  const at = (file: string) => join(folder, file);
  const git = (...args: string[]) =>
    execFileSync('git', [...ANN, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  mkdirSync(folder);
  git('init', '--quiet', '--initial-branch=main');
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
  };
  return {
    folder,
    git,
    write,
    commit(files: Record<string, string>, message = 'A change') {
      write(files);
      git('add', '-A');
      git('commit', '--quiet', '-m', message);
    },
    remove: (file: string) => rmSync(at(file)),
    read: (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    /** What must be the same after a failed update. */
    state: () => git('rev-parse', 'HEAD') + git('status', '--porcelain'),
  };
}

const updateFarm = (choice?: string) => update(farm.folder, address, choice, checks);

function expectNoChange(message: string | RegExp) {
  const before = farm.state();
  expect(() => updateFarm()).toThrow(message);
  expect(farm.state()).toEqual(before);
}

test('an update replaces the program, keeps content and workflows, and says what’s new', () => {
  template.commit({ 'docs/it’s new.md': 'ü' });
  const { isNew, message } = updateFarm();
  const newest = template.git('rev-parse', 'HEAD');
  expect(isNew).toBe(true);
  expect(message).toBe(
    `Update to version 1.1.0\n\nWhat’s new: ${address}/blob/${newest}/CHANGELOG.md\n\nFrom ${address}, commit ${newest}.`,
  );
  expect(farm.git('log', '-1', '--format=%an%n%B')).toBe(`Update\n${message}`);
  expect(farm.git('rev-list', '--count', 'HEAD')).toBe('3');
  expect(farm.git('status', '--porcelain')).toBe('');
  expect(farm.git('branch', '--all')).toBe('* main');
  expect(farm.git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(farm.read('src/new.ts')).toBe('new');
  expect(farm.read('docs/it’s new.md')).toBe('ü');
  expect(farm.read('src/old.ts')).toBeUndefined();
  expect(farm.read('content/farm.yaml')).toBe('name: Bees');
  expect(updateFarm()).toEqual({ isNew: false, message: 'Your site has the newest version.' });
});

test('what the owner changed, added and deleted stays, wherever the template moved it', () => {
  template.remove('src/color.css');
  template.remove('shapes/egg.css');
  template.commit({ 'styles/color.css': colors('red', 'green'), 'forms/egg.css': 'egg' });
  farm.remove('src/unwanted.ts');
  farm.commit({ 'src/color.css': colors('pink', 'red'), 'shapes/bee.css': 'bee' });
  updateFarm();
  expect(farm.read('forms/bee.css')).toBe('bee');
  expect(farm.read('styles/color.css')).toBe(colors('pink', 'green'));
  expect(farm.read('src/color.css')).toBeUndefined();
  expect(farm.read('src/unwanted.ts')).toBeUndefined();
});

test('a line that both changed stops the update, until the owner chooses, and then no more', () => {
  const pink = colors('red', 'pink');
  farm.commit({ 'src/color.css': pink });
  expectNoChange(/Your site stays as it was\.\n\n {2}src\/color\.css\n\n.*with “keep”/);
  expect(updateFarm('keep').message).toContain('Yours were kept:\n\n  src/color.css');
  expect(farm.read('src/color.css')).toBe(pink);
  template.commit({ 'src/new.ts': 'newer' });
  updateFarm();
  expect(farm.read('src/color.css')).toBe(pink);
  template.commit({ 'src/color.css': 'dark green' });
  expectNoChange('src/color.css');
  expect(updateFarm('replace').message).toContain('replaced yours:\n\n  src/color.css');
  expect(farm.read('src/color.css')).toBe('dark green');
});

test('content that the new version rejects stops the update, with its file and line', () => {
  const report = 'content/farm.yaml, line 1\\n  should have “phone”. Add it.';
  const annotation = '::error::Not valid.';
  template.commit({ 'build.mjs': `console.log('${annotation}\\n${report}'); process.exit(1)` });
  expectNoChange(
    /Your site stays as it was\..+\n\ncontent\/farm\.yaml, line 1\n {2}should have “phone”\. Add it\.$/,
  );
});

test('an update that can’t be made says what to do', () => {
  farm.write({ 'content/farm.yaml': 'name: Wasps' });
  expectNoChange(/aren’t committed yet.+\n\n M content\/farm\.yaml/);
  rmSync(template.folder, { recursive: true });
  expectNoChange(/couldn’t be downloaded\. Your site stays as it was\. Check/);
  rmSync(join(farm.folder, '.git'), { recursive: true });
  expect(() => updateFarm()).toThrow('This folder has no history');
});

test('a changed workflow is to be copied by hand, unless the owner removed it', () => {
  farm.remove('.github/workflows/pages.yml');
  farm.commit({ '.github/workflows/mine.yml': 'on: push' });
  template.commit({ '.github/workflows/pages.yml': 'on: [push, workflow_dispatch]' });
  expect(updateFarm().message).not.toContain('by hand');
  template.commit({ '.github/workflows/new.yml': 'on: push' });
  const page = `${address}/blob/${template.git('rev-parse', 'HEAD')}`;
  expect(updateFarm().message).toContain(
    `Copy these files to your site by hand:\n\n  ${page}/.github/workflows/new.yml`,
  );
  farm.commit({ '.github/workflows/new.yml': 'on: push' });
  template.commit({ '.github/workflows/new.yml': 'on: [push]' });
  expect(updateFarm().message).toContain('/.github/workflows/new.yml');
  expect(farm.git('ls-files', '.github').split('\n')).toHaveLength(2);
  expect(updateFarm().message).not.toContain('by hand');
});

test('a site with its own history is to be merged by hand, and then updated like a fork', () => {
  rmSync(farm.folder, { recursive: true });
  farm = repository('farm');
  farm.commit({ 'content/farm.yaml': 'name: Bees', 'src/color.css': 'pink' });
  expectNoChange('git merge --allow-unrelated-histories FETCH_HEAD');
  farm.git('fetch', '--quiet', address);
  farm.git('merge', '--quiet', '--allow-unrelated-histories', '-X', 'ours', 'FETCH_HEAD');
  template.commit({ 'src/new.ts': 'newer' });
  updateFarm();
  expect(farm.read('src/new.ts')).toBe('newer');
  template.commit({ 'src/new.ts': 'newest' });
  // GitHub's button “Sync fork”
  farm.git('pull', '--quiet', '--no-rebase', '-X', 'theirs', address, 'main');
  expect(updateFarm().isNew).toBe(false);
});

test('a site that version 1.1 or 1.2 updated goes on from there', () => {
  const short = template.git('rev-parse', '--short', 'HEAD');
  const files = { 'src/new.ts': 'new', 'src/color.css': colors('red', 'green') };
  farm.commit(files, `Update to 1.1.0\n\nFrom ${address}, commit ${short}.`);
  template.commit({ 'src/color.css': colors('red', 'blue') });
  updateFarm();
  expect(farm.read('src/color.css')).toBe(colors('red', 'blue'));
});

test('a site that changes during the update stays as it is', () => {
  const change = `require('node:child_process').execFileSync('git', ${JSON.stringify([...ANN, 'commit', '--allow-empty', '-m', 'New'])}, { cwd: ${JSON.stringify(farm.folder)} })`;
  const during = [[process.execPath, '-e', change]];
  expect(() => update(farm.folder, address, 'stop', during)).toThrow(
    'Maybe your site was changed while it ran, so run the update again.',
  );
  expect(farm.git('branch', '--all')).toBe('* main');
  expect(farm.git('log', '-1', '--format=%s')).toBe('New');
  expect(farm.git('status', '--porcelain')).toBe('');
});

const TOOL = resolve('tools/update.ts');
const plain = { ...process.env, GITHUB_REPOSITORY: 'ann/farm', GITHUB_API_URL: '', TEMPLATE: '' };
const runTool = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const options = { cwd: farm.folder, env: { ...plain, ...env } };
  return new Promise<{ status: unknown; output: string }>((done) =>
    execFile(process.execPath, [TOOL, ...args], options, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
};

/** GitHub's API for a repository, which records the calls. */
async function fakeGitHub(answer: object, status = 200) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push(`${request.method} ${request.url} ${body} ${request.headers.authorization}`);
    response
      .writeHead(request.method === 'GET' ? status : 204)
      .end(request.method === 'GET' ? JSON.stringify(answer) : '');
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { calls, env: { GITHUB_API_URL: url }, stop: () => server.close() };
}

test.each([
  ['no template is known', 200, {}, 'isn’t known. Run  npm run update -- https'],
  ['the repository is private', 404, {}, 'isn’t known. Run  npm run update -- https'],
  ['GitHub is busy', 503, {}, 'GitHub didn’t answer (503). Your site stays as it was. Try again'],
  ['it’s offline', 0, { GITHUB_API_URL: 'http://localhost:9' }, 'answer (no connection). Your'],
  ['it has no git', 0, { PATH: '' }, 'This computer can’t run git'],
])('says what to do if %s', async (_, answer, computer, message) => {
  const { env, stop } = await fakeGitHub({}, answer);
  const { status, output } = await runTool({ ...env, ...computer });
  stop();
  expect(status).toBe(1);
  expect(output).toContain(message);
});

test('in a workflow, an update is pushed and published, and its token goes to GitHub only', async () => {
  const online = join(root, 'online');
  farm.git('clone', '--quiet', '--bare', farm.folder, online);
  farm.git('remote', 'add', 'origin', online);
  const script = 'node -e "if (process.env.GITHUB_TOKEN) process.exit(1)"';
  const scripts = { build: script, 'test:content': script };
  template.commit({
    'tools/update.ts': `${readFileSync(TOOL, 'utf8')}\nconsole.log('newest', process.argv[2]);`,
    'package.json': JSON.stringify({ version: '1.2.0', scripts }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
  });
  const { calls, env, stop } = await fakeGitHub({ template_repository: { clone_url: address } });
  const summary = join(root, 'summary');
  const job = { GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: 'main', GITHUB_STEP_SUMMARY: summary };
  const { output, status } = await runTool({ ...env, ...job, GITHUB_TOKEN: 'secret' }, 'keep');
  stop();
  expect(status, output).toBe(0);
  expect(output, 'the template’s own tool does it').toContain('newest keep\n');
  expect(calls).toEqual([
    'GET /repos/ann/farm  Bearer secret',
    'POST /repos/ann/farm/actions/workflows/pages.yml/dispatches {"ref":"main"} Bearer secret',
  ]);
  expect(farm.git('ls-remote', 'origin', 'main')).toContain(farm.git('rev-parse', 'HEAD'));
  expect(readFileSync(summary, 'utf8')).toContain('Your site shows it in a few minutes.');
  expect(output).not.toContain('secret');
});

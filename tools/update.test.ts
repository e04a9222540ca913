import { execFileSync, spawn, spawnSync } from 'node:child_process';
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
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { update } from './update.ts';

/** A template and a farm's copy of it, as GitHub makes it: the same files, another history. */
let root: string;
let template: ReturnType<typeof repository>;
/** As on GitHub, where git downloads files only when they are needed. */
let address: string;
let farm: ReturnType<typeof repository>;

/** Content is valid if it has the word that the program wants. */
const BUILD = `import { readFileSync } from 'node:fs';
const wanted = readFileSync('src/wanted.txt', 'utf8').trim();
if (readFileSync('content/farm.yaml', 'utf8').includes(wanted)) process.exit(0);
console.log('::error file=content/farm.yaml,line=1::Not valid.');
console.error('content/farm.yaml, line 1\\n  should have “' + wanted + '”. Add it.');
process.exit(1);\n`;
const checks = [[process.execPath, 'build.mjs']];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'farm-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  template = repository('template');
  template.git('config', 'uploadpack.allowFilter', 'true');
  address = `file://${template.folder}`;
  template.commit({
    'package.json': '{ "version": "1.0.0" }',
    'CHANGELOG.md': '# Changes\n\n## 1.0.0\n\nThe first.\n',
    'build.mjs': BUILD,
    'src/wanted.txt': 'name',
    'src/color.css': 'green',
    'src/old.ts': 'old',
    'content/farm.yaml': 'name: Ducks',
    '.github/workflows/pages.yml': 'on: push',
  });
  farm = repository('farm');
  cpSync(join(root, 'template'), join(root, 'farm'), {
    recursive: true,
    filter: (path) => !path.endsWith('.git'),
  });
  farm.commit({ 'content/farm.yaml': 'name: Bees' });
  template.remove('src/old.ts');
  template.commit({
    'package.json': '{ "version": "1.1.0" }',
    'CHANGELOG.md': '# Changes\n\n## 1.1.0\n\n- Larger photos.\n\n## 1.0.0\n\nThe first.\n',
    'src/new.ts': 'new',
    'src/color.css': 'darker green',
    'content/farm.yaml': 'name: Ducks and more',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function repository(name: string) {
  const folder = join(root, name);
  const at = (file: string) => join(folder, file);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  mkdirSync(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'ann@example.com');
  git('config', 'user.name', 'Ann');
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
    commit(files: Record<string, string>) {
      write(files);
      git('add', '-A');
      git('commit', '--quiet', '-m', 'A change');
    },
    remove: (file: string) => rmSync(at(file)),
    read: (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    /** What must be the same after a failed update. */
    state: () => [
      git('rev-parse', 'HEAD'),
      git('status', '--porcelain'),
      git('ls-files', '--stage'),
    ],
  };
}

const updateFarm = (choice?: string) =>
  update({ folder: farm.folder, template: address, checks, ...(choice && { choice }) });

function expectNoChange(...messages: (string | RegExp)[]) {
  const before = farm.state();
  for (const message of messages) expect(() => updateFarm()).toThrow(message);
  expect(farm.state()).toEqual(before);
}

test('an update replaces the program, keeps content and workflows, and says what’s new', () => {
  template.commit({ 'docs/it’s new.md': 'ü' });
  farm.git('config', '--unset', 'user.email');
  const { isNew, message } = updateFarm();
  expect(isNew).toBe(true);
  expect(message).toMatch(
    /^Update to version 1\.1\.0\n\n1\.1\.0\n\n- Larger photos\.\n\nFrom .+, commit \w+\.$/,
  );
  expect(farm.git('log', '-1', '--format=%B')).toBe(message);
  expect(farm.git('rev-list', '--count', 'HEAD')).toBe('2');
  expect(farm.git('status', '--porcelain')).toBe('');
  expect(farm.read('src/new.ts')).toBe('new');
  expect(farm.read('docs/it’s new.md')).toBe('ü');
  expect(farm.read('src/old.ts')).toBeUndefined();
  expect(farm.read('content/farm.yaml')).toBe('name: Bees');
  expect(updateFarm()).toEqual({ isNew: false, message: 'Your site has the newest version.' });
});

test('a fork, which shares the template’s commits, is updated like a copy', () => {
  rmSync(farm.folder, { recursive: true });
  farm = repository('farm');
  farm.git('pull', '--quiet', address, 'main');
  farm.git('reset', '--quiet', '--hard', 'HEAD~1');
  farm.commit({ 'content/farm.yaml': 'name: Bees', 'public/CNAME': 'bees.example' });
  expect(updateFarm().message).toContain('stay as they are:\n\n  public/CNAME');
  expect(farm.git('status', '--porcelain')).toBe('');
  expect(farm.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  expect(farm.git('fsck')).toBe('');
  expect(farm.read('src/new.ts')).toBe('new');
  expect(farm.read('content/farm.yaml')).toBe('name: Bees');
  expect(updateFarm().isNew).toBe(false);
});

test('a file that only the owner changed or added stays, and is named', () => {
  template.commit({ 'src/color.css': 'green' });
  farm.commit({ 'src/color.css': 'pink', 'public/CNAME': 'bees.example' });
  expect(updateFarm().message).toContain(
    'so they stay as they are:\n\n  public/CNAME\n  src/color.css',
  );
  expect(farm.read('src/color.css')).toBe('pink');
  expect(farm.read('public/CNAME')).toBe('bees.example');
  expect(farm.read('src/new.ts')).toBe('new');
});

test('a file that both changed stops the update, until the owner chooses', () => {
  farm.commit({ 'src/color.css': 'pink' });
  expectNoChange(/Your site stays as it was\.\n\n {2}src\/color\.css\n\n.*with “keep”/);
  expect(updateFarm('keep').message).toContain('  src/color.css');
  expect(farm.read('src/color.css')).toBe('pink');
  template.commit({ 'src/color.css': 'dark green' });
  expect(() => updateFarm()).toThrow('src/color.css');
  updateFarm('replace');
  expect(farm.read('src/color.css')).toBe('dark green');
  expect(farm.git('show', 'HEAD~1:src/color.css')).toBe('pink');
});

test('content that the new version rejects stops the update, with its file and line', () => {
  template.commit({ 'src/wanted.txt': 'phone' });
  expectNoChange(
    /Your site stays as it was\..+\n\ncontent\/farm\.yaml, line 1\n {2}should have “phone”\. Add it\.$/,
  );
  farm.commit({ 'content/farm.yaml': 'name: Bees\nphone: 1' });
  expect(updateFarm().isNew).toBe(true);
});

test('a failed build stops the update', () => {
  template.commit({ 'build.mjs': 'throw new Error("no pictures")' });
  expectNoChange(/doesn’t work with your content yet[\s\S]+no pictures/);
});

test('a changed workflow is to be copied by hand', () => {
  template.commit({ '.github/workflows/pages.yml': 'on: [push, workflow_dispatch]' });
  const page = `${address}/blob/${template.git('rev-parse', 'HEAD')}`;
  const note = `Copy these files to your site by hand:\n\n  ${page}/.github/workflows/pages.yml`;
  expect(updateFarm().message).toContain(note);
  expect(farm.read('.github/workflows/pages.yml')).toBe('on: push');
  expect(updateFarm()).toMatchObject({ isNew: false, message: expect.stringContaining(note) });
});

test('uncommitted changes stop the update', () => {
  farm.write({ 'content/farm.yaml': 'name: Wasps' });
  expectNoChange(/aren’t committed yet.+\n\n M content\/farm\.yaml/);
});

test('a folder without a history, such as an unzipped one, can’t be updated', () => {
  rmSync(join(farm.folder, '.git'), { recursive: true });
  expect(() => updateFarm()).toThrow('This folder has no history');
});

test('a template that can’t be reached stops the update', () => {
  rmSync(template.folder, { recursive: true });
  expectNoChange(/couldn’t be downloaded\. Your site stays as it was\. Check/);
});

test('a site that changes during the update stays as it is', () => {
  const change = `require('node:child_process').execSync('git commit --allow-empty -m New', { cwd: ${JSON.stringify(farm.folder)} })`;
  const during = [[process.execPath, '-e', change]];
  expect(() => update({ folder: farm.folder, template: address, checks: during })).toThrow(
    'Maybe your site was changed while it ran, so run the update again.',
  );
  expect(farm.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  expect(farm.git('log', '-1', '--format=%s')).toBe('New');
  expect(farm.git('status', '--porcelain')).toBe('');
  expect(updateFarm().isNew).toBe(true);
});

test('a program file that the owner deleted comes back, and is named', () => {
  farm.remove('src/color.css');
  farm.commit({});
  expect(updateFarm().message).toContain('but the new version has them:\n\n  src/color.css');
  expect(farm.read('src/color.css')).toBe('darker green');
});

test('the message has what owners notice since their own version', () => {
  const changes = (...versions: string[]) =>
    versions
      .map(
        (version) =>
          `## ${version}, May 1\n\nFor owners:\n\n- ${version}!\n\nFor maintainers:\n\n- Code.\n\n`,
      )
      .join('');
  const release = (version: string, ...before: string[]) =>
    template.commit({
      'package.json': `{ "version": "${version}" }`,
      'CHANGELOG.md': `# Changes\n\n${changes(version, ...before)}`,
    });
  release('1.1.1');
  updateFarm();
  release('1.1.11', '1.1.10', '1.1.1');
  expect(updateFarm().message).toMatch(
    /^Update to version 1\.1\.11\n\n1\.1\.11, May 1\n\n- 1\.1\.11!\n\n1\.1\.10, May 1\n\n- 1\.1\.10!\n\nFrom /,
  );
  template.commit({ 'src/new.ts': 'newer' });
  expect(updateFarm().message).toMatch(/^Fixes since version 1\.1\.11\n\nFrom /);
});

test('a shallow clone can be updated', () => {
  farm.commit({ 'content/farm.yaml': 'name: More bees' });
  const shallow = join(root, 'shallow');
  farm.git('clone', '--quiet', '--depth=1', `file://${farm.folder}`, shallow);
  const { isNew } = update({ folder: shallow, template: address, checks });
  expect(isNew).toBe(true);
  expect(readFileSync(join(shallow, 'src/new.ts'), 'utf8')).toBe('new');
});

const TOOL = resolve('tools/update.ts');
const plain = { ...process.env, GITHUB_REPOSITORY: 'ann/farm', GITHUB_API_URL: '', TEMPLATE: '' };
/** As in a workflow, with npm's commands replaced by nothing. */
const runTool = async (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const child = spawn(process.execPath, [TOOL, ...args], {
    cwd: farm.folder,
    env: { ...plain, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, 'close');
  return { status, output };
};

/** GitHub's API for a repository, which records the calls. */
async function fakeGitHub(answer: object) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push(`${request.method} ${request.url} ${body} ${request.headers.authorization}`);
    response
      .writeHead(request.method === 'GET' ? 200 : 204)
      .end(request.method === 'GET' ? JSON.stringify(answer) : '');
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { calls, env: { GITHUB_API_URL: url }, stop: () => server.close() };
}

test('a repository that GitHub knows no template of is told what to do', async () => {
  const { env, stop } = await fakeGitHub({});
  const { status, output } = await runTool(env);
  stop();
  expect(status).toBe(1);
  expect(output).toContain(
    'The template that this site was made from isn’t known. Run  npm run update -- https',
  );
});

test('without a network, the site stays as it was', async () => {
  const { status, output } = await runTool({ GITHUB_API_URL: 'http://localhost:9' });
  expect(status).toBe(1);
  expect(output).toContain('GitHub didn’t answer (no connection). Your site stays as it was.');
});

test('in a workflow, an update is pushed and published, and its token goes to GitHub only', async () => {
  const online = join(root, 'online');
  farm.git('clone', '--quiet', '--bare', farm.folder, online);
  farm.git('remote', 'add', 'origin', online);
  const script = 'node -e "if (process.env.GITHUB_TOKEN) process.exit(1)"';
  const scripts = { build: script, 'test:content': script };
  template.commit({
    'package.json': JSON.stringify({ name: 'farm', version: '1.2.0', scripts }),
    'package-lock.json': JSON.stringify({
      name: 'farm',
      version: '1.2.0',
      lockfileVersion: 3,
      packages: { '': {} },
    }),
  });
  const { calls, env, stop } = await fakeGitHub({
    template_repository: { clone_url: address },
  });
  const summary = join(root, 'summary');
  const { output, status } = await runTool({
    ...env,
    GITHUB_ACTIONS: 'true',
    GITHUB_REF_NAME: 'main',
    GITHUB_TOKEN: 'secret',
    GITHUB_STEP_SUMMARY: summary,
  });
  stop();
  expect(status, output).toBe(0);
  expect(calls).toEqual([
    'GET /repos/ann/farm  Bearer secret',
    'POST /repos/ann/farm/actions/workflows/pages.yml/dispatches {"ref":"main"} Bearer secret',
  ]);
  expect(farm.git('ls-remote', 'origin', 'main')).toContain(farm.git('rev-parse', 'HEAD'));
  expect(readFileSync(summary, 'utf8')).toContain('Your site shows it in a few minutes.');
  expect(output).not.toContain('secret');
});

test('the newest version’s own tool does the update', async () => {
  template.commit({
    'tools/update.ts': 'const answer: number = 42;\nconsole.log(answer, ...process.argv.slice(2));',
  });
  const { output } = await runTool({}, address, 'keep');
  expect(output).toBe('42 keep\n');
});

test('an update that is stopped halfway changes nothing, and works the next time', async () => {
  const marker = join(root, 'building');
  const slow = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, ''); setTimeout(() => {}, 20_000)`;
  const code = `import { update } from ${JSON.stringify(TOOL)}; update({ folder: ${JSON.stringify(farm.folder)}, template: ${JSON.stringify(address)}, checks: [[process.execPath, '-e', ${JSON.stringify(slow)}]] })`;
  const before = farm.state();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    // Its temporary folder is left behind.
    env: { ...process.env, TMPDIR: root },
    stdio: 'ignore',
  });
  while (!existsSync(marker)) await wait(20);
  process.kill(-(child.pid as number), 'SIGKILL');
  await once(child, 'close');
  expect(farm.state()).toEqual(before);
  expect(updateFarm().isNew).toBe(true);
});

test('it starts without packages', () => {
  const alone = join(root, 'update.ts');
  cpSync(TOOL, alone);
  const { stdout } = spawnSync(process.execPath, [alone], {
    cwd: root,
    env: plain,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/GitHub didn’t answer|isn’t known/);
});

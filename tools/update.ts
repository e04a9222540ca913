import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run update`: brings the newest version of the template to a site that was made from it. Everything outside
 * `content/` and `.github/` is replaced. It happens in a temporary folder, and the site changes last, by a single commit, if
 * its content passes the check and the build. Only Node's own modules are imported, so that it starts without `npm ci` on
 * Node 22.18 or later.
 */

/** The owner's content, and the workflows, which no workflow may change. */
const staysAsItIs = (path: string) => /^(?:content|\.github)\//.test(path);
const CHECKS = [
  ['npm', 'ci'],
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'test:content'],
];
/** For files that both the owner and the new version changed. */
const CHOICES = ['stop', 'keep', 'replace'];
const UNCHANGED = 'Your site stays as it was.';
const TOOL = 'tools/update.ts';
/** The update's commit in the site's repository, until it is merged. */
const NEW = 'refs/update/new';

interface Options {
  /** The site, a git repository. */
  folder: string;
  /** The web address or folder of the template's repository. */
  template: string;
  /** One of CHOICES. */
  choice?: string | undefined;
  checks?: string[][];
}
/** Mode, type and hash of each file, by its path. */
type Tree = Map<string, string>;

/** Commits the newest version to the site and returns the message, or throws and changes nothing. */
export function update({ folder, template, choice = 'stop', checks = CHECKS }: Options) {
  if (!isRepository(folder))
    throw new Error(
      'This folder has no history, so an update could lose what you changed. Put your site on GitHub first. See docs/hosting.md.',
    );
  const uncommitted = git(folder, 'status', '--porcelain');
  if (uncommitted)
    throw new Error(
      `Some of your changes aren’t committed yet. Commit or discard them, in GitHub Desktop for example, then run the update again.\n\n${uncommitted}`,
    );
  return inTemporaryFolder((temporary) => {
    const history = join(temporary, 'history');
    const site = join(temporary, 'site');
    download(template, history);
    git(history, 'branch', '--move', 'template');
    git(history, 'fetch', '--quiet', '--no-tags', '--update-shallow', folder, 'HEAD:mine');
    const { tree, kept, restored } = combine(history, choice);
    const workflows = newerWorkflows(history, template);
    if (git(history, 'rev-parse', 'mine^{tree}') === tree)
      return { isNew: false, message: paragraphs('Your site has the newest version.', workflows) };
    const message = paragraphs(
      ...describeVersion(history, template),
      kept.length > 0 &&
        `You added or changed these files, so they stay as they are:\n\n${listed(kept)}`,
      restored.length > 0 &&
        `These files were deleted from your site, but the new version has them:\n\n${listed(restored)}`,
      workflows,
    );
    const commit = ['commit-tree', tree, '-p', 'mine', '-m', message];
    git(history, 'branch', 'updated', git(history, ...identity(folder), ...commit));
    git(history, 'worktree', 'add', '--quiet', site, 'updated');
    for (const [command = '', ...args] of checks) check(site, command, args);
    // Not a fetch from `history`: git doesn't download what that lacks for another repository.
    git(history, 'push', '--quiet', '--force', folder, `updated:${NEW}`);
    try {
      save(() => git(folder, 'merge', '--quiet', '--ff-only', NEW));
    } finally {
      git(folder, 'update-ref', '-d', NEW);
    }
    return { isNew: true, message };
  });
}

const isRepository = (folder: string) =>
  spawnSync('git', ['-C', folder, 'rev-parse', 'HEAD']).status === 0;

/** Git refuses to overwrite what was published or saved during the update, and GitHub a push to a protected branch. */
function save(command: () => void) {
  try {
    command();
  } catch (error) {
    throw new Error(
      `The update couldn’t be saved. Maybe your site was changed while it ran, so run the update again. If that doesn’t help, send this to whoever set up your site.\n\n${messageOf(error)}`,
    );
  }
}

function inTemporaryFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Downloads the template's commits. Git gets the files of a commit when they are needed. */
function download(template: string, to: string, ...options: string[]) {
  try {
    git(
      '.',
      'clone',
      '--quiet',
      '--bare',
      '--single-branch',
      '--filter=blob:none',
      ...options,
      '--',
      template,
      to,
    );
  } catch (error) {
    throw new Error(
      `${template} couldn’t be downloaded. ${UNCHANGED} Check this web address and your internet connection, then run the update again.\n\n${messageOf(error)}`,
    );
  }
}

/** The new version's files with the owner's: content, workflows, and what they added or changed elsewhere. */
function combine(history: string, choice: string) {
  const [mine, theirs] = [filesOf(history, 'mine'), filesOf(history, 'template')];
  // A file that is or was in the template is no one's own work, whichever version it was copied from.
  const versions = versionsIn(history, 'template');
  const isTheirs = (path: string, hash: string) => versions.get(path)?.includes(hash) ?? false;
  const myVersions = versionsIn(history, 'mine');
  const isSameAsCopied = (path: string) =>
    myVersions.get(path)?.find((hash) => isTheirs(path, hash)) === hashOf(theirs.get(path));
  const combined: Tree = new Map([...theirs].filter(([path]) => !staysAsItIs(path)));
  const kept: string[] = [];
  const conflicts: string[] = [];
  for (const [path, file] of mine) {
    if (staysAsItIs(path)) combined.set(path, file);
    else if (isTheirs(path, hashOf(file))) continue;
    else if (choice === 'keep' || !theirs.has(path) || isSameAsCopied(path)) {
      combined.set(path, file);
      kept.push(path);
    } else if (choice === 'stop') conflicts.push(path);
  }
  if (conflicts.length > 0)
    throw new Error(
      `You changed files that the new version changes, too. ${UNCHANGED}\n\n${listed(conflicts)}\n\nRun the update again with “keep” to keep yours, or with “replace” to get the new ones. On a computer, type  npm run update -- keep`,
    );
  const env = { GIT_INDEX_FILE: join(history, 'combined') };
  const input = [...combined].map(([path, file]) => `${file}\t${path}\0`).join('');
  run(history, 'git', ['update-index', '-z', '--index-info'], { input, env });
  const restored = [...combined.keys()].filter((path) => !mine.has(path) && myVersions.has(path));
  return { tree: run(history, 'git', ['write-tree', '--missing-ok'], { env }), kept, restored };
}

const hashOf = (file = '') => file.split(' ')[2] ?? '';

const filesOf = (history: string, branch: string): Tree =>
  new Map(
    [...git(history, 'ls-tree', '-r', '-z', branch).matchAll(/([^\t\0]+)\t([^\0]+)/g)].map(
      ([, file = '', path = '']) => [path, file],
    ),
  );

/** The hashes that each file has had, the newest first. */
function versionsIn(history: string, branch: string): Map<string, string[]> {
  const options = ['--format=', '--raw', '-z', '--no-abbrev', '--no-renames', '-m', '--root'];
  const log = git(history, 'log', ...options, branch, '--');
  const changes = [...log.matchAll(/:\d+ \d+ \w+ (\w+) \w\0([^\0]+)/g)];
  const byPath = Map.groupBy(changes, ([, , path = '']) => path);
  return new Map([...byPath].map(([path, all]) => [path, all.map(([, hash = '']) => hash)]));
}

function newerWorkflows(history: string, template: string): string | undefined {
  const mine = filesOf(history, 'mine');
  const newer = [...filesOf(history, 'template')].filter(
    ([path, file]) => path.startsWith('.github/') && mine.get(path) !== file,
  );
  if (newer.length === 0) return undefined;
  const commit = git(history, 'rev-parse', 'template');
  const page = `${template.replace(/\.git$/, '')}/blob/${commit}`;
  return `GitHub doesn’t let an update change workflows. Copy these files to your site by hand:\n\n${listed(newer.map(([path]) => `${page}/${path}`))}`;
}

/** The version and what its CHANGELOG.md says to owners since the site's own version. */
function describeVersion(history: string, template: string): string[] {
  const read = (branch: string, file: string) =>
    filesOf(history, branch).has(file) ? git(history, 'show', `${branch}:${file}`) : '';
  const [before, after] = ['mine', 'template'].map(
    (branch) => /"version": "([^"]+)"/.exec(read(branch, 'package.json'))?.[1],
  );
  const [, ...sections] = read('template', 'CHANGELOG.md').split(/^(?=## )/m);
  const known = sections.findIndex((section) => /^## ([^\s,]+)/.exec(section)?.[1] === before);
  const news = sections
    .slice(0, known < 0 ? 1 : known)
    .map((section) => section.replace(/^For maintainers:[\s\S]*/m, ''))
    .join('');
  const commit = git(history, 'rev-parse', '--short', 'template');
  return [
    after && after === before
      ? `Fixes since version ${before}`
      : `Update to version ${after ?? commit}`,
    news.replaceAll(/^(?:#+ |For owners:\n\n)/gm, '').trim(),
    `From ${template}, commit ${commit}.`,
  ];
}

const paragraphs = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join('\n\n');

const listed = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n');

/** A commit needs a name, and a workflow has none. */
const identity = (folder: string) =>
  spawnSync('git', ['-C', folder, 'config', 'user.email']).status === 0
    ? []
    : ['-c', 'user.name=Update', '-c', 'user.email=update@users.noreply.github.com'];

function check(site: string, command: string, args: string[]) {
  console.log(`Checking the new version with  ${[command, ...args].join(' ')} …`);
  try {
    const env = { GITHUB_STEP_SUMMARY: '' };
    run(site, command, args, { env, shell: process.platform === 'win32' });
  } catch (error) {
    // Without GitHub's annotations, which repeat it.
    const report = messageOf(error).replaceAll(/^::.*\n?/gm, '');
    throw new Error(
      `The new version doesn’t work with your content yet. ${UNCHANGED} If a file in content is named below, fix it and run the update again. Otherwise, send this to whoever maintains the template.\n\n${report}`,
    );
  }
}

const git = (folder: string, ...args: string[]) => run(folder, 'git', args);

const messageOf = (error: unknown) => (error as Error).message;

interface RunOptions {
  input?: string;
  env?: NodeJS.ProcessEnv;
  shell?: boolean;
}

/** Returns a command's output. No package and no build gets the workflow's token. */
function run(cwd: string, command: string, args: string[], options: RunOptions = {}): string {
  const { GITHUB_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 29,
    ...options,
    env: { ...env, GIT_TERMINAL_PROMPT: '0', ...options.env },
  });
  if (error) throw new Error(`${command} is missing. Install it first. (${error.message})`);
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return stdout.trimEnd();
}

type Environment = NodeJS.ProcessEnv;

/** GitHub knows which template a repository was made from, or forked from. */
async function findTemplate(folder: string, env: Environment): Promise<string> {
  if (env.TEMPLATE) return env.TEMPLATE;
  const unknown = new Error(
    'The template that this site was made from isn’t known. Run  npm run update -- https://github.com/their-name/their-site  or, on GitHub, set the variable TEMPLATE to that web address.',
  );
  const repository = env.GITHUB_REPOSITORY ?? repositoryOf(folder);
  if (!repository) throw unknown;
  const response = await callGitHub(env, repository);
  const { template_repository, parent } = await response.json();
  const template = template_repository ?? parent;
  if (!template) throw unknown;
  return template.clone_url;
}

function repositoryOf(folder: string): string | undefined {
  const { stdout } = spawnSync('git', ['-C', folder, 'remote', 'get-url', 'origin']);
  return /github\.com[:/]([^/]+\/[^/\s]+?)(?:\.git)?\s*$/.exec(String(stdout))?.[1];
}

async function callGitHub(env: Environment, path: string, body?: object): Promise<Response> {
  const api = env.GITHUB_API_URL ?? 'https://api.github.com';
  const response = await fetch(`${api}/repos/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: env.GITHUB_TOKEN ? { Authorization: `Bearer ${env.GITHUB_TOKEN}` } : {},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (response?.ok) return response;
  throw new Error(
    `GitHub didn’t answer (${response?.status ?? 'no connection'}). ${UNCHANGED} Try again in an hour.`,
  );
}

/** In a workflow: saves the update on GitHub, and publishes it, because a workflow's push starts no other. */
async function publish(folder: string, env: Environment): Promise<string> {
  const branch = env.GITHUB_REF_NAME ?? '';
  const helper =
    'credential.helper=!f() { echo username=x-access-token; echo "password=$UPDATE_TOKEN"; }; f';
  const push = ['-c', helper, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`];
  save(() => run(folder, 'git', push, { env: { UPDATE_TOKEN: env.GITHUB_TOKEN } }));
  try {
    const dispatch = `${env.GITHUB_REPOSITORY}/actions/workflows/pages.yml/dispatches`;
    await callGitHub(env, dispatch, { ref: branch });
    return 'Your site shows it in a few minutes.';
  } catch {
    return 'To publish it, open Actions › GitHub Pages and tap Run workflow.';
  }
}

/** The newest version may know better how to update, so its own tool does it. Returns whether that worked. */
function handOver(template: string): boolean | undefined {
  if (process.env.UPDATE_HANDED_OVER) return undefined;
  return inTemporaryFolder((temporary) => {
    const newest = join(temporary, 'newest');
    download(template, newest, '--depth=1');
    const { status, stdout } = spawnSync('git', ['-C', newest, 'show', `HEAD:${TOOL}`]);
    if (status !== 0 || stdout.equals(readFileSync(import.meta.filename))) return undefined;
    const tool = join(temporary, 'update.mts');
    writeFileSync(tool, stdout);
    const env = { ...process.env, UPDATE_HANDED_OVER: 'yes', TEMPLATE: template };
    const options = process.argv.slice(2).filter((option) => CHOICES.includes(option));
    return spawnSync(process.execPath, [tool, ...options], { env, stdio: 'inherit' }).status === 0;
  });
}

async function main(folder: string, env: Environment) {
  const options = process.argv.slice(2).filter(Boolean);
  const choice = options.find((option) => CHOICES.includes(option));
  const address = options.find((option) => option !== choice);
  const template = address ?? (await findTemplate(folder, env));
  const handedOver = handOver(template);
  if (handedOver !== undefined) {
    process.exitCode = handedOver ? 0 : 1;
    return;
  }
  const { isNew, message } = update({ folder, template, choice });
  const next = () =>
    env.GITHUB_ACTIONS === 'true'
      ? publish(folder, env)
      : 'To use it on this computer, run  npm ci';
  report(paragraphs(message, isNew && (await next())), env);
}

function report(text: string, { GITHUB_STEP_SUMMARY }: Environment) {
  console.log(`\n${text}`);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `\`\`\`\`text\n${text}\n\`\`\`\`\n`);
}

if (import.meta.main) {
  try {
    await main(process.cwd(), process.env);
  } catch (error) {
    if (process.env.GITHUB_ACTIONS === 'true')
      console.log(`::error::${messageOf(error).replaceAll('\n', '%0A')}`);
    report(messageOf(error), process.env);
    process.exitCode = 1;
  }
}

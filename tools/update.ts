import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run update`: merges the newest version of the template into a site that was made from it. It happens in a temporary
 * working tree, and the site changes last, by a single commit, if its content passes the check and the build.
 * Only Node's own modules are imported, so that it starts without `npm ci` on Node 22.18 or later.
 */

const CHECKS = [
  ['npm', 'ci'],
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'test:content'],
];
/** For lines that both the owner and the new version changed. */
const CHOICES = ['stop', 'keep', 'replace'];
const UNCHANGED = 'Your site stays as it was.';
/** Git refuses to overwrite what was published or saved during the update, and GitHub a push to a protected branch. */
const NOT_SAVED =
  'The update couldn’t be saved. Maybe your site was changed while it ran, so run the update again. If that doesn’t help, send this to whoever set up your site.';
const COMMITTER = ['-c', 'user.name=Update', '-c', 'user.email=update@users.noreply.github.com'];
/** The template's newest commit, in the site's repository. */
const NEWEST = 'refs/template';
/** How the message of an update names the template's commit, in every version so far. */
const SOURCE = /^From .+, commit (\w{7,40})\.$/m;

/**
 * Commits the newest version to the site in `folder` and returns the message, or throws and changes nothing. `template` is the
 * address of the template's repository, and `choice` one of CHOICES.
 */
export function update(folder: string, template: string, choice = 'stop', checks = CHECKS) {
  download(folder, template);
  const uncommitted = git(folder, 'status', '--porcelain');
  if (uncommitted)
    throw new Error(
      `Some of your changes aren’t committed yet. Commit or discard them, in GitHub Desktop for example, then run the update again.\n\n${uncommitted}`,
    );
  return inWorkingTree(folder, 'HEAD', (site) => {
    const newest = git(site, 'rev-parse', NEWEST);
    const base = findBase(site, template);
    if (base === newest) return { isNew: false, message: 'Your site has the newest version.' };
    const workflows = changedWorkflows(site, base);
    const resolved = merge(site, base, choice);
    const page = `${template.replace(/\.git$/, '')}/blob/${newest}`;
    const message = paragraphs(
      `Update to version ${JSON.parse(git(site, 'show', `${NEWEST}:package.json`)).version}`,
      `What’s new: ${page}/CHANGELOG.md`,
      `From ${template}, commit ${newest}.`,
      resolved.length > 0 &&
        `You and the new version changed these files. ${choice === 'keep' ? 'Yours were kept' : 'The new ones replaced yours'}:\n\n${listed(resolved)}`,
      workflows.length > 0 &&
        `GitHub doesn’t let an update change workflows. Copy these files to your site by hand:\n\n${listed(workflows.map((file) => `${page}/${file}`))}`,
    );
    const commit = commitTree(site, git(site, 'write-tree'), 'HEAD', message);
    for (const [command = '', ...args] of checks) check(site, command, args);
    explain(NOT_SAVED, () => git(folder, 'merge', '--quiet', '--ff-only', commit));
    return { isNew: true, message };
  });
}

/** Downloads the template's history into the site's repository, where no branch shows it. */
function download(folder: string, template: string) {
  if (tryGit(folder, 'rev-parse', 'HEAD') === undefined)
    throw new Error(
      'This folder has no history, so an update could lose what you changed. Put your site on GitHub first. See docs/hosting.md.',
    );
  explain(
    `${template} couldn’t be downloaded. ${UNCHANGED} Check this web address and your internet connection, then run the update again.`,
    () => git(folder, 'fetch', '--quiet', '--no-tags', '--', template, `+HEAD:${NEWEST}`),
  );
}

/** Checks a commit out in a temporary folder. */
function inWorkingTree<T>(folder: string, commit: string, work: (site: string) => T): T {
  const site = mkdtempSync(join(tmpdir(), 'update-'));
  try {
    git(folder, 'worktree', 'add', '--quiet', '--detach', site, commit);
    return work(site);
  } finally {
    rmSync(site, { recursive: true, force: true });
    git(folder, 'worktree', 'prune');
  }
}

/**
 * The newest commit of the template that the site has: from its last update, from the history that a fork shares, or the one
 * that it was made from. GitHub copies a template's files, so the first commit of such a site has the same tree.
 */
function findBase(site: string, template: string): string {
  const recorded = SOURCE.exec(git(site, 'log', '--format=%B'))?.[1];
  const known = [
    recorded ? tryGit(site, 'rev-parse', '--verify', '--quiet', `${recorded}^{commit}`) : undefined,
    tryGit(site, 'merge-base', 'HEAD', NEWEST),
  ].filter((commit) => commit !== undefined);
  const [latest] =
    known.length > 0 ? lines(git(site, 'merge-base', '--independent', ...known)) : [];
  if (latest) return latest;
  const first = lines(git(site, 'log', '--max-parents=0', '--format=%T'));
  const original = lines(git(site, 'log', '--format=%T %H', NEWEST))
    .map((commit) => commit.split(' '))
    .find(([tree = '']) => first.includes(tree));
  if (original?.[1]) return original[1];
  throw new Error(
    `This site’s first commit isn’t a copy of ${template}, so the update can’t know what you changed. ${UNCHANGED} Someone who knows git can merge the two on a computer, and then the update works. Type\n\n  git fetch ${template}\n  git merge --allow-unrelated-histories FETCH_HEAD`,
  );
}

/** Applies the template's changes since `base` to the site. Returns the files that `choice` was needed for. */
function merge(site: string, base: string, choice: string): string[] {
  const changes = commitTree(site, programSince(site, base), base);
  const conflictsIn = () =>
    git(site, 'diff', '--name-only', '--diff-filter=U', '-z').split('\0').filter(Boolean);
  try {
    git(site, '-c', 'merge.directoryRenames=true', 'cherry-pick', '--no-commit', changes);
  } catch (error) {
    if (conflictsIn().length === 0) throw error;
  }
  const conflicts = conflictsIn();
  if (conflicts.length > 0 && choice === 'stop')
    throw new Error(
      `You changed files that the new version changes, too. ${UNCHANGED}\n\n${listed(conflicts)}\n\nRun the update again with “keep” to keep yours, or with “replace” to get the new ones. On a computer, type  npm run update -- keep`,
    );
  const side = choice === 'keep' ? '--ours' : '--theirs';
  for (const file of conflicts) {
    const exists = tryGit(site, 'checkout', side, '--', file) !== undefined;
    git(site, ...(exists ? ['add'] : ['rm', '--quiet']), '--', file);
  }
  return conflicts;
}

/** The tree of the template's newest commit, with the content and workflows of `base`, so that git leaves the site's alone. */
function programSince(site: string, base: string): string {
  const isSites = (entry: string) => /\t(?:content|\.github)$/.test(entry);
  const program = lines(git(site, 'ls-tree', NEWEST)).filter((entry) => !isSites(entry));
  const others = lines(git(site, 'ls-tree', base)).filter(isSites);
  return run(site, 'git', ['mktree'], { input: [...program, ...others, ''].join('\n') });
}

/** The name is the tool's own, because a workflow has none. */
const commitTree = (site: string, tree: string, parent: string, message = '') =>
  git(site, ...COMMITTER, 'commit-tree', tree, '-p', parent, '-m', message);

/** The workflows that the template added or changed, but for those that the owner removed. */
const changedWorkflows = (site: string, base: string) =>
  lines(git(site, 'diff', '--name-only', '--diff-filter=AM', base, NEWEST, '--', '.github')).filter(
    (file) => existsSync(join(site, file)) || !tryGit(site, 'ls-tree', base, file),
  );

function check(site: string, command: string, args: string[]) {
  console.log(`Checking the new version with  ${[command, ...args].join(' ')} …`);
  const meaning =
    args[0] === 'ci'
      ? `The new version’s packages couldn’t be installed. ${UNCHANGED} Run the update again in an hour. If that doesn’t help, send this to whoever maintains the template.`
      : `The new version doesn’t work with your content yet. ${UNCHANGED} If a file in content is named below, fix it and run the update again. Otherwise, send this to whoever maintains the template.`;
  const options = { shell: process.platform === 'win32' };
  explain(meaning, () => run(site, command, args, options));
}

/** Puts what an error means before its message, without its annotation for GitHub, which repeats it. */
function explain(meaning: string, work: () => void) {
  try {
    work();
  } catch (error) {
    throw new Error(`${meaning}\n\n${messageOf(error).replaceAll(/^::.*\n?/gm, '')}`);
  }
}

const paragraphs = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join('\n\n');
const listed = (all: string[]) => all.map((line) => `  ${line}`).join('\n');
const lines = (text: string) => text.split('\n').filter(Boolean);
const messageOf = (error: unknown) => (error as Error).message;

/** Returns a command's output. No package and no build gets the workflow's token. */
function run(cwd: string, command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { GITHUB_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 29,
    env: { ...env, GIT_TERMINAL_PROMPT: '0', ...options.env },
  });
  if (error)
    throw new Error(
      `This computer can’t run ${command} (${error.message}). ${UNCHANGED} Install it first, or run the update on GitHub with Actions › Update.`,
    );
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return stdout.trimEnd();
}

const git = (folder: string, ...args: string[]) => run(folder, 'git', args);

/** Undefined if git can't. */
function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, ...args);
  } catch {
    return undefined;
  }
}

/** GitHub knows which template a repository was made from, or forked from. */
async function findTemplate(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.TEMPLATE) return env.TEMPLATE;
  const origin = tryGit(folder, 'remote', 'get-url', 'origin') ?? '';
  const repository =
    env.GITHUB_REPOSITORY ?? /github\.com[:/]([^/]+\/[^/\s]+?)(?:\.git)?$/.exec(origin)?.[1];
  const response = repository ? await callGitHub(env, repository) : new Response('{}');
  // Without a token, a private repository doesn't exist.
  if (!response?.ok && response?.status !== 404)
    throw new Error(
      `GitHub didn’t answer (${response?.status ?? 'no connection'}). ${UNCHANGED} Try again in an hour.`,
    );
  const { template_repository, parent } = await response.json();
  const template = template_repository ?? parent;
  if (template) return template.clone_url;
  throw new Error(
    'The template that this site was made from isn’t known. Run  npm run update -- https://github.com/their-name/their-site  or, on GitHub, set the variable TEMPLATE to that web address.',
  );
}

/** Undefined without a connection. */
const callGitHub = (env: NodeJS.ProcessEnv, path: string, body?: object) =>
  fetch(`${env.GITHUB_API_URL ?? 'https://api.github.com'}/repos/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: env.GITHUB_TOKEN ? { Authorization: `Bearer ${env.GITHUB_TOKEN}` } : {},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);

/** In a workflow: saves the update on GitHub, and publishes it, because a workflow's push starts no other. */
async function publish(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const branch = env.GITHUB_REF_NAME ?? '';
  const helper =
    'credential.helper=!f() { echo username=x-access-token; echo "password=$UPDATE_TOKEN"; }; f';
  const push = ['-c', helper, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`];
  const options = { env: { UPDATE_TOKEN: env.GITHUB_TOKEN } };
  explain(NOT_SAVED, () => run(folder, 'git', push, options));
  const dispatch = `${env.GITHUB_REPOSITORY}/actions/workflows/pages.yml/dispatches`;
  const started = await callGitHub(env, dispatch, { ref: branch });
  return started?.ok
    ? 'Your site shows it in a few minutes.'
    : 'To publish it, open Actions › GitHub Pages and tap Run workflow.';
}

/** The newest version may know better how to update, so its own tool does it. Returns its exit code. */
function handOver(folder: string, template: string, options: string[]): number | null {
  const env = { ...process.env, UPDATE_HANDED_OVER: 'yes', TEMPLATE: template };
  return inWorkingTree(folder, NEWEST, (newest) => {
    const tool = [join(newest, 'tools/update.ts'), ...options];
    return spawnSync(process.execPath, tool, { env, stdio: 'inherit' }).status;
  });
}

async function main(folder: string, env: NodeJS.ProcessEnv) {
  git(folder, '--version');
  const options = process.argv.slice(2).filter(Boolean);
  const choice = options.find((option) => CHOICES.includes(option));
  const address = options.find((option) => option !== choice);
  const template = address ?? (await findTemplate(folder, env));
  if (!env.UPDATE_HANDED_OVER) {
    download(folder, template);
    process.exitCode = handOver(folder, template, choice ? [choice] : []) ?? 1;
    return;
  }
  const { isNew, message } = update(folder, template, choice);
  const next = () =>
    env.GITHUB_ACTIONS === 'true'
      ? publish(folder, env)
      : 'To use it on this computer, run  npm ci';
  report(paragraphs(message, isNew && (await next())), env);
}

function report(text: string, { GITHUB_STEP_SUMMARY }: NodeJS.ProcessEnv) {
  console.log(`\n${text}`);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `\`\`\`\`text\n${text}\n\`\`\`\`\n`);
}

if (import.meta.main) {
  try {
    await main(process.cwd(), process.env);
  } catch (error) {
    if (process.env.GITHUB_ACTIONS === 'true')
      console.log(`::error::${messageOf(error).replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
    report(messageOf(error), process.env);
    process.exitCode = 1;
  }
}

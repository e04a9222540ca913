import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, string>;
}
interface Workflow {
  on: Record<string, { 'paths-ignore'?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, { if?: string; needs?: string; uses?: string; steps: Step[] }>;
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const workflow = (name: string) => read(`.github/workflows/${name}.yml`);
const files = globSync('.github/workflows/*.yml');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(files)('%s runs only existing commands, and has only read access by default', (file) => {
  const { jobs, permissions } = read(file);
  const commands = [...JSON.stringify(jobs).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  for (const name of commands) expect(Object.keys(scripts)).toContain(name);
  expect(permissions).toEqual({ contents: 'read' });
});

// GitHub disables a workflow that has a schedule, with all its triggers, after 60 days without a commit.
test('what a push or a pull request runs has no schedule', () => {
  for (const file of files) {
    const { on } = read(file);
    if ('push' in on || 'pull_request' in on) expect(on, file).not.toHaveProperty('schedule');
  }
});

test('the default branch is published at each push and once a day, without a browser', () => {
  const { on, jobs } = workflow('pages');
  expect(on).toEqual({ push: null, workflow_call: null, workflow_dispatch: null });
  expect(workflow('daily').on).toHaveProperty('schedule');
  expect(workflow('daily').jobs.publish?.uses).toBe('./.github/workflows/pages.yml');
  expect(jobs.build?.if).toContain('github.ref_name == github.event.repository.default_branch');
  const commands = jobs.build?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands).toEqual([
    'node build/hosting/pages-address.ts',
    'npm ci',
    'npm run build',
    'npm run test:content',
  ]);
  expect(jobs.build?.steps.at(-1)?.uses).toMatch(/^actions\/upload-pages-artifact/);
  expect(jobs.deploy?.needs).toBe('build');
  expect(scripts['test:content']).not.toMatch(/playwright|browser/);
});

test('in a repository made from the template, only publishing runs automatically', () => {
  expect(workflow('test').on.push?.['paths-ignore']).toEqual(['content/**']);
  expect(Object.keys(workflow('update').on)).toEqual(['workflow_dispatch']);
  for (const file of files.filter((each) => !/pages|daily|update/.test(each)))
    for (const job of Object.values(read(file).jobs))
      expect(job.if, file).toContain("vars.MAINTAINED == 'true'");
  expect(globSync('.github/dependabot.*')).toEqual([]);
});

test('an update needs no packages to start, and runs only what it updates itself', () => {
  const steps = workflow('update').jobs.update?.steps ?? [];
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['node tools/update.ts "$CHOICE"']);
});

test('the key of the picture cache doesn’t depend on YAML files', () => {
  const cache = workflow('pages').jobs.build?.steps.find(({ uses }) => uses?.includes('cache'));
  expect(cache?.with?.path).toBe('.cache/astro');
  expect(cache?.with?.key).toContain("'!content/**/*.yaml'");
});

test('what npm test leaves out runs every week', () => {
  const { on, jobs } = workflow('weekly');
  expect(on).toHaveProperty('schedule');
  const all = JSON.stringify(jobs);
  for (const command of ['test:engines', 'npm audit']) {
    expect(all).toContain(command);
  }
});

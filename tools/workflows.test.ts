import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { if?: string; steps: { run?: string }[] }>;
}

const files = globSync('.github/workflows/*.yml');
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;

// GitHub disables a workflow that has a schedule, with all its triggers, after 60 days without a commit.
test('what a push or a pull request runs has no schedule', () => {
  for (const file of files) {
    const { on } = read(file);
    if ('push' in on || 'pull_request' in on) expect(on, file).not.toHaveProperty('schedule');
  }
});

test('in a repository made from the template, only publishing runs automatically', () => {
  for (const file of files) {
    const { on, jobs } = read(file);
    if (/pages|daily/.test(file) || Object.keys(on).join() === 'workflow_dispatch') continue;
    for (const job of Object.values(jobs))
      expect(job.if, file).toContain("vars.MAINTAINED == 'true'");
  }
});

// Copies of the site keep their workflows, so a file that one of them runs keeps its place.
test('the files that workflows run are there', () => {
  const scripts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnode (\S+\.ts)/g)].map(([, script = '']) => script),
  );
  expect(scripts).toContain('build/hosting/pages-address.ts');
  expect(scripts.filter((script) => !existsSync(script))).toEqual([]);
});

test('an update needs no packages to start, and runs only what it updates itself', () => {
  const steps = read('.github/workflows/update.yml').jobs.update?.steps ?? [];
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['node tools/update.ts "$CHOICE"']);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, string>;
}
interface Workflow {
  on: Record<string, { branches?: string[]; 'paths-ignore'?: string[]; paths?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, { needs?: string; steps: Step[]; strategy?: { matrix: unknown } }>;
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const workflow = (name: string) => read(`.github/workflows/${name}.yml`);
const files = globSync('.github/workflows/*.yml');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(files)('%s runs only commands that there are, and may only read by default', (file) => {
  const { jobs, permissions } = read(file);
  const commands = [...JSON.stringify(jobs).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  for (const name of commands) expect(Object.keys(scripts)).toContain(name);
  expect(permissions).toEqual({ contents: 'read' });
});

test('a push that changes only content is published without the whole suite', () => {
  const { on, jobs } = workflow('pages');
  expect(on.push).toEqual({ branches: ['main'] });
  expect(JSON.stringify(jobs)).not.toContain('npm test');
  expect(workflow('test').on.push?.['paths-ignore']).toEqual(['content/**']);
  expect(workflow('test').on).toHaveProperty('pull_request', null);
});

test('what is built is published only after the checks of the content', () => {
  const { jobs } = workflow('pages');
  const steps = jobs.build?.steps.map(({ run, uses }) => run ?? uses ?? '') ?? [];
  const at = (part: string) => steps.findIndex((step) => step.startsWith(part));
  expect(at('npm run build')).toBeGreaterThan(at('npm ci'));
  expect(at('npm run test:content')).toBeGreaterThan(at('npm run build'));
  expect(at('actions/upload-pages-artifact')).toBeGreaterThan(at('npm run test:content'));
  expect(jobs.deploy?.needs).toBe('build');
});

test('a changed price leaves the kept pictures as they are', () => {
  const cache = workflow('pages').jobs.build?.steps.find(({ uses }) => uses?.includes('cache'));
  expect(cache?.with?.path).toBe('.cache/astro');
  expect(cache?.with?.key).toContain("'!content/**/*.yaml'");
});

test('what npm test leaves out is tried every week', () => {
  const { on, jobs } = workflow('elsewhere');
  expect(on).toHaveProperty('schedule');
  const all = JSON.stringify(jobs);
  for (const command of ['test:engines', 'npm audit']) {
    expect(all).toContain(command);
  }
});

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesIn } from '../../build/built-site.ts';
import { openEditor } from '../support/hosted-editor.ts';
import { test as ownerTest } from '../support/owner.ts';
import { projectCopy } from '../support/project-copy.ts';
import { SMALL } from '../support/sites.ts';
import { openReview, publish } from './github-steps.ts';

/** The editor with one of its backends, and the content that it saves. */
interface OwnerEditor {
  open(screen?: string): Promise<void>;
  review(): Promise<void>;
  save(): Promise<void>;
  read(file: string): string;
  write(file: string, text: string): void;
  exists(file: string): boolean;
}

export const test = ownerTest.extend<{ backend: 'GitHub' | 'local'; editor: OwnerEditor }>({
  backend: ['GitHub', { option: true }],
  editor: async ({ page, backend, site, github, hosts }, use) => {
    if (backend === 'GitHub') {
      await use({
        open: (screen) => openEditor(page, site.address, screen),
        review: () => openReview(page),
        save: () => publish(page),
        read: (file) => github.text(file),
        write: (file, text) => github.write(file, text),
        exists: (file) => github.git('ls-tree', '-r', '--name-only', 'main').includes(file),
      });
      return;
    }
    shared ??= startLocal();
    const { content, url } = await shared;
    restoreContent(content);
    const at = (file: string) => join(content, '..', file);
    await use({
      open: async (screen = '') => {
        await page.goto(`${url}/edit#/${screen}`);
      },
      review: () => page.getByRole('link', { name: 'Review and save' }).click(),
      async save() {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      },
      read: (file) => readFileSync(at(file), 'utf8'),
      write: (file, text) => writeFileSync(at(file), text),
      exists: (file) => existsSync(at(file)),
    });
    hosts.delete(url);
  },
});

/** Runs the same tests with both backends. */
export function onBothBackends(tests: () => void) {
  for (const backend of ['GitHub', 'local'] as const) {
    test.describe(`with the ${backend} backend`, () => {
      test.use({ backend });
      tests();
    });
  }
}

/** Per process, because it takes seconds to start. */
let shared: ReturnType<typeof startLocal> | undefined;

async function startLocal() {
  const project = projectCopy(`local-${test.info().parallelIndex}`, SMALL.content);
  const { url, stop } = await project.start('tools/edit.ts');
  process.once('exit', stop);
  return { url, content: project.at('content') };
}

function restoreContent(content: string) {
  const files = new Set(filesIn(SMALL.content));
  for (const file of filesIn(content)) if (!files.has(file)) rmSync(join(content, file));
  cpSync(SMALL.content, content, { recursive: true });
}

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { expect } from '@playwright/test';
import type { EditorBundle } from '../../bundle.ts';
import { localServer } from '../../local/server.ts';
import { SMALL } from '../sites/small.ts';
import { openReview, publish } from './github-steps.ts';
import { test as ownerTest } from './owner.ts';

/** The editor with one of its backends, and the content that it saves. */
interface OwnerEditor {
  open(screen?: string): Promise<void>;
  review(): Promise<void>;
  save(): Promise<void>;
  read(file: string): string;
  bytes(file: string): Buffer;
  write(file: string, text: string): void;
  exists(file: string): boolean;
  restart?(): void;
}

export const test = ownerTest.extend<{ backend: 'GitHub' | 'local'; editor: OwnerEditor }>({
  backend: ['GitHub', { option: true }],
  editor: async ({ page, backend, goTo, github, hosts }, use) => {
    if (backend === 'GitHub') {
      await use({
        open: goTo,
        review: () => openReview(page),
        save: () => publish(page),
        read: (file) => github.text(file),
        bytes: (file) => github.bytes(file),
        write: (file, text) => github.write(file, text),
        exists: (file) => file in github.files,
      });
      return;
    }
    shared ??= serveLocalEditor();
    const { project, url, restart } = await shared;
    for (const part of ['content', '.photo-originals', '.cache/editor-history'])
      rmSync(join(project, part), { recursive: true, force: true });
    cpSync(SMALL.content, join(project, 'content'), { recursive: true });
    const at = (file: string) => join(project, file);
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
      bytes: (file) => readFileSync(at(file)),
      write: (file, text) => writeFileSync(at(file), text),
      exists: (file) => existsSync(at(file)),
      restart,
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

/** Shared by all tests of a worker. */
let shared: ReturnType<typeof serveLocalEditor> | undefined;

/** What `npm run edit` serves below /edit, without the site beside it. */
async function serveLocalEditor() {
  const project = mkdtempSync(join(tmpdir(), 'local-'));
  process.once('exit', () => rmSync(project, { recursive: true, force: true }));
  const bundle = deserialize(readFileSync(SMALL.localEditor)) as EditorBundle;
  const start = () => localServer(join(project, 'content'), bundle);
  let handleRequest = start();
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/edit\/?/, '/');
    void handleRequest(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    project,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    restart() {
      handleRequest = start();
    },
  };
}

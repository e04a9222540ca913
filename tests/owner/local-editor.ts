import { expect, type Page, test } from '@playwright/test';
import { projectCopy } from '../support/project-copy.ts';

type Project = ReturnType<typeof projectCopy>;

/** Starts the local editor on a copy of the project before a file's tests, and stops it after them. */
export function startLocalEditor(name: string, change: (project: Project) => void = () => {}) {
  // Too narrow for the site next to the forms, which would render again for every screen.
  test.use({ actionTimeout: 20_000, viewport: { width: 1100, height: 900 } });
  const local = {
    project: {} as Project,
    server: {} as Awaited<ReturnType<Project['start']>>,
    open: (page: Page, screen = '') => page.goto(`${local.server.url}/edit#/${screen}`),
  };
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    local.project = projectCopy(name);
    change(local.project);
    local.server = await local.project.start('tools/edit.ts');
  });
  test.afterAll(() => local.server.stop?.());
  return local;
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

export async function reviewAndSave(page: Page) {
  await page.getByRole('link', { name: 'Review and save' }).click();
  await save(page);
}

import type { Page } from '@playwright/test';
import { serve } from '../../build/hosting/serve.ts';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';
import { avatar, mainNav } from '../support/locators.ts';
import { headingOf, MENU, PAGES } from '../support/pages.ts';
import { onBothScreens, PHONE, sidewaysOverflow } from '../support/screens.ts';
import { SMALL } from '../support/sites.ts';
import { expect, test } from '../support/strict-test.ts';

/** What Safari 15.6, Firefox 115 or Chrome 106 don't know, misspelled so that the browser ignores it. */
const UNKNOWN: [RegExp, string][] = [
  [/\bpopover(target(?:action)?)?=/g, 'data-unknown-$1='],
  [/:popover-open/g, ':unknown'],
  [/@container/g, '@unknown'],
  [/container(-type)?:/g, 'unknown:'],
  [/\((?:width|height)[<>]/g, '(unknown'],
  [/@view-transition/g, '@unknown'],
  [/:has\(/g, ':unknown('],
  [/light-dark\(/g, 'unknown('],
  [/color-mix\(/g, 'unknown('],
  [/\bsubgrid\b/g, 'unknown'],
  [/: ?clip\b/g, ':unknown'],
  [/content:"×" \/ ""/g, 'content:unknown'],
  [/(\d)(cqi|dvh)\b/g, '$1unknown'],
  [/text-wrap:/g, 'unknown:'],
];
/** Older still. */
const UNKNOWN_FOR_LONG: [RegExp, string][] = [
  [/(?<!\w)(?:rotate|scale|translate):/g, 'unknown:'],
  [/<script(?! type="application)/g, '<script type="text/unknown"'],
];

const rewritePages = (page: Page, words: [RegExp, string][]) =>
  page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = words.reduce((text, [word, unknown]) => text.replaceAll(word, unknown), html);
      await route.fulfill({ response, body });
    },
  );

/** Takes popovers from scripts, and whatever else is named. A selector that a browser doesn't know throws. */
const removeApis = (page: Page, ...more: 'dialogs'[]) =>
  page.addInitScript((removed) => {
    const { prototype } = HTMLElement;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete (prototype as unknown as Record<string, unknown>)[name];
    const check = (selector: string) => {
      if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not valid`);
    };
    for (const owner of [Element.prototype, Document.prototype]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
        const methods = owner as unknown as Record<string, (selector: string) => unknown>;
        const method = methods[name];
        if (!method) continue;
        methods[name] = function (selector) {
          check(selector);
          return method.call(this, selector);
        };
      }
    }
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      !condition[0].includes(':popover-open') && supports.apply(CSS, condition);
    if (!removed.includes('dialogs')) return;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  }, more);

// The policy has hashes of the unchanged styles.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

const barLinks = (page: Page) => page.getByRole('banner').getByRole('link');
const ALL_LINKS = ['Skip to content', 'Our Little Farm', ...MENU];

onBothScreens(() => {
  test('without popovers, nothing vanishes and both menus work', async ({ page, isMobile }) => {
    test.slow();
    await removeApis(page);
    await rewritePages(page, UNKNOWN);
    for (const { path } of PAGES) {
      await page.goto(path);
      await expect(barLinks(page)).toHaveText(ALL_LINKS);
      await avatar(page).focus();
      await expect(avatar(page), path).toHaveAttribute('aria-expanded', 'false');
      await expect(barLinks(page)).toHaveText(ALL_LINKS);
      for (const name of MENU)
        await expect(mainNav(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOverflow(page), `${path} scrolls sideways`).toBe(0);
    }
    await test.step('the profile menu opens at the first tap, and Escape closes it', async () => {
      await page.goto('/products');
      if (isMobile) await avatar(page).tap();
      else await avatar(page).click();
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeFocused();
      await expect(items.last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
      await expect(avatar(page)).toBeFocused();
      await avatar(page).click();
      await items.nth(1).click();
      await expect(items).toHaveCount(0);
    });
    await test.step('a tab goes to its section, below the bars', async () => {
      const heading = page.getByRole('heading', { level: 2, name: 'Chickens' });
      const tabs = page.getByRole('navigation', { name: 'Products' });
      await tabs.getByRole('link', { name: 'Chickens' }).click();
      await expect(tabs.getByRole('link', { name: 'Chickens' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      const [bar, title] = [await tabs.boundingBox(), await heading.boundingBox()];
      expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    });
    await test.step('a photo opens in the viewer', async () => {
      await page.getByRole('figure').nth(1).getByRole('link').click();
      const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
      await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toBeHidden();
    });
    await mainNav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('without dialogs, a photo’s link opens its file and takes nothing away', async ({ page }) => {
  await removeApis(page, 'dialogs');
  await rewritePages(page, UNKNOWN);
  await page.goto('/products');
  const photo = page.getByRole('figure').nth(1).getByRole('link');
  await photo.hover();
  await expect(page.locator('astro-island:not([ssr])', { has: photo })).toBeAttached();
  await photo.click();
  await expect(page).toHaveURL(/\.webp$/);
  await page.goBack();
  await expect(page.getByRole('figure')).not.toHaveCount(0);
});

const editorTest = test.extend<{ editor: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  editor: async ({}, use) => {
    const { address, server } = await serve(SMALL.dist);
    await use(`${address}edit`);
    server.close();
  },
  baseURL: async ({ editor }, use) => use(new URL(editor).origin),
});

editorTest.describe('the editor', () => {
  editorTest.use({ bypassCSP: false });

  editorTest('says which browsers it needs', async ({ page, editor }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(editor);
    const needs = 'To edit your site, use Chrome 111, Safari 16.4 or Firefox 115, or a newer';
    await expect(page.getByText(needs)).toBeVisible();
    await expect(page.getByLabel('Token')).toHaveCount(0);
  });

  editorTest('says that it couldn’t start', async ({ page, editor, consoleErrors }) => {
    await page.route(/\/editor\/app\/main/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '/[a--b]/vv' }),
    );
    await page.goto(editor);
    await expect(page.getByText('The editor couldn’t start.')).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('Invalid regular expression');
  });
});

test.describe('on a phone, without script', () => {
  test.use(PHONE);

  test('without recent features, every page is readable and linked', async ({ page }) => {
    test.slow();
    await rewritePages(page, [...UNKNOWN, ...UNKNOWN_FOR_LONG]);
    for (const each of PAGES) {
      await page.goto(each.path);
      await expect(page.getByRole('heading', { level: 1, name: headingOf(each) })).toBeVisible();
      const bar = await page.getByRole('banner').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(avatar(page)).toBeHidden();
      await expect(barLinks(page)).toHaveText(ALL_LINKS);
      expect(await axeFindings(page, ABOUT_COLOR)).toEqual([]);
      expect(await sidewaysOverflow(page), `${each.path} scrolls sideways`).toBe(0);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await page.getByRole('figure').first().getByRole('link').click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});

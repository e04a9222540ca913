import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { ALL_PAGES, headingOf } from '../support/pages.ts';
import type { Engine } from './engine.ts';
import {
  DESKTOP,
  focused,
  PHONE,
  type Scenario,
  scrollTo,
  tab,
  until,
  visible,
} from './scenario.ts';
import {
  menusOnAScrolledPage,
  tabsAtEverySize,
  viewerOnAScrolledPage,
} from './scroll-scenarios.ts';

/** Whether the bar's shadow shows below it, at the page's left edge. */
async function hasShadow(engine: Engine) {
  const strip = { left: 0, top: 65, width: 12, height: 8 };
  const cutting = sharp(await engine.screenshot())
    .extract(strip)
    .png();
  const { channels } = await sharp(await cutting.toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 3);
}

const everyPage: Scenario = async (engine, site) => {
  for (const size of [PHONE, DESKTOP]) {
    await engine.resize(...size);
    for (const page of ALL_PAGES) {
      const at = `${page.path} in ${size === PHONE ? 'a phone' : 'a desktop'}'s width`;
      await engine.visit(site + page.path);
      await until(engine, `document.querySelector('h1')?.textContent === "${headingOf(page)}"`, at);
      const overflow =
        'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      await until(engine, `${overflow} === 0`, `${at} does not scroll sideways`);
      await engine.evaluate(
        `void document.querySelectorAll('main img').forEach((image) => { image.loading = 'eager' })`,
      );
      await until(
        engine,
        `[...document.images].every((image) => image.complete && image.naturalWidth > 0)`,
        `the pictures on ${at}`,
      );
    }
  }
};

const elevation: Scenario = async (engine, site) => {
  await engine.resize(...DESKTOP);
  await engine.visit(`${site}/products`);
  if (await hasShadow(engine)) throw new Error('the bar has a shadow at the top of the page');
  await scrollTo(engine, 60);
  // The shadow is a picture, which may load late.
  for (const end = Date.now() + 5000; !(await hasShadow(engine)); await wait(200)) {
    if (Date.now() > end) throw new Error('the bar has no shadow on a scrolled page');
  }
  await scrollTo(engine, 0);
  if (await hasShadow(engine)) throw new Error('the bar still has a shadow back at the top');
};

const siteMenu: Scenario = async (engine, site) => {
  const button = 'button[aria-label="Menu"]';
  const link = 'nav[aria-label="Main"] a[href$="/gallery"]';
  await engine.resize(...PHONE);
  await engine.visit(`${site}/blog`);
  await until(engine, `!(${visible(link)})`, 'the menu is closed');
  await engine.click(button);
  await until(engine, visible(link), 'the menu opens');
  await engine.press('Escape');
  await until(engine, `!(${visible(link)})`, 'Escape closes the menu');
  await until(engine, focused(button), 'focus is back on the button');
  await engine.click(button);
  await until(engine, visible(link), 'the menu opens again');
  await engine.click(link);
  await until(engine, 'location.pathname === "/gallery"', 'a link in the menu opens its page');
};

const profileMenu: Scenario = async (engine, site) => {
  const button = 'button[aria-label="Profile menu"]';
  const item = (number: number) => `[role="menuitem"]:nth-child(${number})`;
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/about`);
    await engine.click(button);
    await until(engine, focused(item(1)), 'the menu opens, its first item has focus');
    await engine.press('ArrowDown');
    await until(engine, focused(item(2)), 'the arrow key moves on');
    await engine.press('Escape');
    await until(engine, focused(button), 'Escape gives focus back');
    await engine.click(button);
    await until(engine, visible(item(4)), 'the menu opens again');
    await engine.click(item(4));
    await until(engine, `!(${visible(item(4))})`, 'an item closes the menu');
    await until(engine, 'location.pathname === "/about"', 'and does not navigate');
  }
};

const tabs: Scenario = async (engine, site) => {
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    for (const id of ['crafts', 'chickens', 'ducks', 'plants']) {
      await engine.click(tab(id));
      await until(engine, visible(`${tab(id)}[aria-current=true]`), `${id} is chosen`);
      await until(
        engine,
        `(() => {
          const { top, bottom } = document.getElementById('${id}-heading').getBoundingClientRect();
          const bars = document.querySelector('nav[aria-label="Products"]').getBoundingClientRect();
          return top >= bars.bottom - 1 && bottom <= innerHeight;
        })()`,
        `the heading of ${id} is in view, below the bars`,
      );
    }
  }
};

const scrollToTop: Scenario = async (engine, site) => {
  const button = 'button[aria-label="Back to top"]';
  await engine.resize(...DESKTOP);
  await engine.visit(`${site}/products`);
  await scrollTo(engine, 1200);
  await until(engine, visible(button), 'the button appears');
  await engine.click(button);
  await until(engine, 'scrollY === 0', 'the page is at its top');
  await until(engine, `!(${visible(button)})`, 'the button is gone');
};

const photoViewer: Scenario = async (engine, site) => {
  const photo = '#ducks figure:nth-child(2) a';
  const next = '#ducks figure:nth-child(3) a';
  const caption = `document.querySelector('dialog[open] figcaption')?.textContent ?? ''`;
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    await engine.click(photo);
    await until(engine, `(${caption}).endsWith('2 of 9')`, 'a click opens the photo');
    await until(
      engine,
      `document.querySelector('dialog[open] img').naturalWidth > 0`,
      'the large picture loads',
    );
    await until(engine, focused('dialog[open] button[aria-label="Close"]'), 'Close has focus');
    await engine.press('ArrowRight');
    await until(engine, `(${caption}).endsWith('3 of 9')`, 'the arrow key turns to the next photo');
    await engine.press('Escape');
    await until(engine, focused(next), 'Escape closes it, focus is on the photo last seen');
    await until(engine, '!history.state?.photo', 'the history entry is gone');
    await engine.click(photo);
    await until(engine, `(${caption}).endsWith('2 of 9')`, 'it opens again');
    await engine.back();
    await until(engine, `!document.querySelector('dialog[open]')`, 'Back closes it');
    await until(engine, `location.pathname === '/products'`, 'and stays on the page');
  }
};

export const SCENARIOS: Record<string, Scenario> = {
  'every page shows its heading and its pictures': everyPage,
  'the bar has a shadow only on a scrolled page': elevation,
  'the site menu': siteMenu,
  'the profile menu': profileMenu,
  'menus don’t change the scroll position': menusOnAScrolledPage,
  'the tabs': tabs,
  'the selected tab is the section’s at every size': tabsAtEverySize,
  'the scroll-to-top button': scrollToTop,
  'the photo viewer': photoViewer,
  'the photo viewer doesn’t change the scroll position': viewerOnAScrolledPage,
};

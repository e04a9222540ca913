import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { serve } from '../../build/hosting/serve.ts';
import { ALL_PAGES, headingOf, PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import {
  DESKTOP,
  expectScrollTop,
  focused,
  PHONE,
  type Scenario,
  scrollTo,
  until,
  visible,
} from './scenario.ts';
import { photoViewer, tabs } from './scroll-scenarios.ts';

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
  const button = 'nav summary';
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
  const button = 'nav + div summary';
  const item = '[aria-label="Profile"] li:last-child button';
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    const top = 2000;
    await scrollTo(engine, top);
    for (const way of ['Escape', 'an item', 'Escape']) {
      await engine.click(button);
      await until(engine, visible(item), 'the menu opens');
      await expectScrollTop(engine, top, 'the menu opened');
      if (way === 'Escape') await engine.press('Escape');
      else await engine.click(item);
      await until(engine, `!(${visible(item)})`, `${way} closes the menu`);
      await until(engine, focused(button), 'focus is back on the button');
      await expectScrollTop(engine, top, `the menu was closed with ${way}`);
    }
    await until(engine, 'location.pathname === "/products"', 'no item navigates');
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

const offline: Scenario = async (engine) => {
  const { address, server } = await serve(FIXTURE.dist);
  await engine.resize(...PHONE);
  await engine.visit(address);
  await until(engine, 'navigator.serviceWorker.controller', 'the service worker starts');
  server.close();
  server.closeAllConnections();
  for (const page of PAGES) {
    // Firefox's driver fails at a navigation without a connection.
    await engine.evaluate(`void location.assign(${JSON.stringify(page.path)})`);
    await until(
      engine,
      `location.pathname === '${page.path}' && document.querySelector('h1')?.textContent === "${headingOf(page)}"`,
      `${page.path} without a connection`,
    );
    await until(engine, `document.body?.innerText.includes("You're offline")`, 'it says so');
  }
};

export const SCENARIOS: Record<string, Scenario> = {
  'every page shows its heading and its pictures': everyPage,
  'the bar has a shadow only on a scrolled page': elevation,
  'the site menu': siteMenu,
  'the profile menu, which doesn’t change the scroll position': profileMenu,
  'the selected tab is the section’s at every size': tabs,
  'the scroll-to-top button': scrollToTop,
  'every page, offline after one visit': offline,
  'the photo viewer, which doesn’t change the scroll position': photoViewer,
};

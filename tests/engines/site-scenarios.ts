import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../build/hosting/serve.ts';
import { ALL_PAGES, headingOf, PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';
import { click, type Engine, type Scenarios, until, visible } from './engine.ts';

type Size = readonly [width: number, height: number];
const PHONE: Size = [390, 844];
const PHONE_ON_ITS_SIDE: Size = [844, 390];
const DESKTOP: Size = [1280, 900];

const siteScenarios: Scenarios = async (engine) => {
  const { address } = await serve(FIXTURE.dist);
  const { origin } = new URL(address);
  return {
    'every page shows its heading and its pictures': () => everyPage(engine, origin),
    'the site menu': () => siteMenu(engine, origin),
    'the profile menu, which doesn’t change the scroll position': () => profileMenu(engine, origin),
    'the selected tab is the section’s': () => tabs(engine, origin),
    'the photo viewer, which doesn’t change the scroll position': () => photoViewer(engine, origin),
    'every page, offline after one visit': () => offline(engine),
  };
};
export default siteScenarios;

async function everyPage(engine: Engine, site: string) {
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
      const collapsed =
        '[...document.images].some((image) => image.getClientRects()[0]?.height === 0)';
      await until(engine, `!${collapsed}`, `no picture is collapsed on ${at}`);
    }
  }
}

async function siteMenu(engine: Engine, site: string) {
  const button = 'nav[aria-label="Main"] summary';
  const link = 'nav[aria-label="Main"] a[href$="/gallery"]';
  await engine.resize(...PHONE);
  await engine.visit(`${site}/blog`);
  await until(engine, `!(${visible(link)})`, 'the menu is closed');
  await click(engine, button);
  await until(engine, visible(link), 'the menu opens');
  await engine.pressEscape();
  await until(engine, `!(${visible(link)})`, 'Escape closes the menu');
  await until(engine, focused(button), 'focus is back on the button');
  await click(engine, button);
  await click(engine, link);
  await until(engine, 'location.pathname === "/gallery"', 'a link in the menu opens its page');
}

async function profileMenu(engine: Engine, site: string) {
  const button = 'nav + div summary';
  const item = '[aria-label="Profile"] li:last-child button';
  await engine.resize(...DESKTOP);
  await engine.visit(`${site}/products`);
  await engine.evaluate(`void scrollTo({ top: 2000, behavior: 'instant' })`);
  await click(engine, button);
  await click(engine, item);
  await until(engine, `!(${visible(item)})`, 'an item closes the menu');
  await until(engine, focused(button), 'focus is back on the button');
  await expectScrollTop(engine, 2000, 'the menu was closed');
}

async function tabs(engine: Engine, site: string) {
  for (const [width, height] of [PHONE, PHONE_ON_ITS_SIDE, DESKTOP]) {
    const at = `at ${width} × ${height}`;
    await engine.resize(width, height);
    await engine.visit(`${site}/products`);
    for (const id of ['crafts', 'ducks', 'plants', 'chickens']) {
      await click(engine, tab(id));
      await staysSelected(engine, id, `when chosen, ${at}`);
      await until(engine, isBelowBars(id), `the heading of ${id} is in view below the bars, ${at}`);
    }
    await engine.evaluate(`void scrollTo({ top: 1300, behavior: 'instant' })`);
    await staysSelected(engine, 'ducks', `back at the ducks, ${at}`);
  }
}

const tab = (id: string) => `nav[aria-label="Products"] a[href="#${id}"]`;

async function staysSelected(engine: Engine, id: string, after: string) {
  await settledScroll(engine);
  await until(engine, visible(`${tab(id)}[aria-current=true]`), `${id} is selected ${after}`);
}

const isBelowBars = (id: string) => `(() => {
  const { top, bottom } = document.getElementById('${id}.heading').getBoundingClientRect();
  const bars = document.querySelector('nav[aria-label="Products"]').getBoundingClientRect();
  return top >= bars.bottom - 1 && bottom <= innerHeight;
})()`;

async function photoViewer(engine: Engine, site: string) {
  const photo = '#ducks figure:nth-of-type(3) a';
  const isOpen = `document.querySelector('dialog[open] figcaption')?.textContent.endsWith('3 of 9')`;
  // Its content goes after the dialog's close event.
  const isClosed = `!document.querySelector('dialog button') && !history.state`;
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    await engine.evaluate(
      `void document.querySelector('${photo}').scrollIntoView({ behavior: 'instant' })`,
    );
    const top = await settledScroll(engine);
    await click(engine, photo);
    await until(engine, isOpen, 'a click opens the photo');
    const picture = `document.querySelector('dialog[open] img')`;
    await until(engine, `${picture}.naturalWidth > 0`, 'the large picture loads');
    await until(engine, focused('dialog[open] button[aria-label="Close"]'), 'Close has focus');
    await engine.pressEscape();
    await until(engine, isClosed, 'Escape closes it');
    await expectScrollTop(engine, top, 'the viewer was closed');
    await engine.evaluate('void history.forward()');
    await until(engine, isOpen, 'Forward opens it again');
    await engine.reload();
    await until(engine, isOpen, 'a reload shows the same photo');
    await engine.evaluate('void history.back()');
    await until(engine, isClosed, 'Back closes it');
    await until(engine, `location.pathname === '/products'`, 'and stays on the page');
  }
}

async function offline(engine: Engine) {
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
    await until(engine, `document.body?.innerText.includes('This page is from ')`, 'it says so');
  }
}

const focused = (selector: string) =>
  `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;

/** The scroll position once scrolling has ended. */
async function settledScroll(engine: Engine) {
  const scrollTop = () => engine.evaluate<number>('Math.round(scrollY)');
  for (let before = await scrollTop(); ; ) {
    await wait(300);
    const now = await scrollTop();
    if (now === before) return now;
    before = now;
  }
}

async function expectScrollTop(engine: Engine, top: number, after: string) {
  const now = await settledScroll(engine);
  if (now !== top) throw new Error(`${after}: the page went from ${top} to ${now}`);
}

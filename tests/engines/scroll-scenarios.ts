import type { Engine } from './engine.ts';
import {
  DESKTOP,
  expectScrollTop,
  focused,
  PHONE,
  type Scenario,
  scrollTo,
  settledScroll,
  until,
  visible,
} from './scenario.ts';

/** Width and height, one per layout. */
const VIEWPORTS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 1200],
  [2560, 1440],
  [3840, 2160],
] as const;

const tab = (id: string) => `nav[aria-label="Products"] a[href="#${id}"]`;

async function staysSelected(engine: Engine, id: string, after: string) {
  await settledScroll(engine);
  await until(engine, visible(`${tab(id)}[aria-current=true]`), `${id} is selected ${after}`);
}

const isBelowBars = (id: string) => `(() => {
  const { top, bottom } = document.getElementById('${id}-heading').getBoundingClientRect();
  const bars = document.querySelector('nav[aria-label="Products"]').getBoundingClientRect();
  return top >= bars.bottom - 1 && bottom <= innerHeight;
})()`;

/** The tab of the section below the bar is selected, or one of the two that meet there. */
const SECTION_IS_SELECTED = `(() => {
  const bar = document.querySelector('nav[aria-label="Products"]');
  const edge = Math.max(0, bar.getBoundingClientRect().bottom);
  const tabs = [...bar.querySelectorAll('a')];
  const topOf = ({ hash }) => document.querySelector(hash).getBoundingClientRect().top;
  return [36, 48]
    .map((depth) => tabs.filter((tab) => topOf(tab) < edge + depth).at(-1) ?? tabs[0])
    .some((tab) => tab.matches('[aria-current=true]'));
})()`;

/** WebKit reloads to the URL's section, other browsers to the scroll position. */
async function namesTheSection(engine: Engine, after: string) {
  await settledScroll(engine);
  await until(engine, SECTION_IS_SELECTED, `the tab names the section under the bar ${after}`);
}

export const tabs: Scenario = async (engine, site) => {
  for (const [width, height] of VIEWPORTS) {
    const at = `at ${width} × ${height}`;
    await engine.resize(width, height);
    await engine.visit(`${site}/products`);
    for (const id of ['crafts', 'ducks', 'plants', 'chickens']) {
      await engine.click(tab(id));
      await staysSelected(engine, id, `when chosen, ${at}`);
      await until(engine, isBelowBars(id), `the heading of ${id} is in view below the bars, ${at}`);
      await engine.evaluate(`void scrollBy({ top: -6, behavior: 'instant' })`);
      await staysSelected(engine, id, `after a small movement, ${at}`);
    }
    await scrollTo(engine, 1300);
    await staysSelected(engine, 'ducks', `back at the ducks, ${at}`);
    await engine.evaluate(`void document.querySelector('${tab('plants')}').focus()`);
    await expectScrollTop(engine, 1300, 'a tab has focus');
    await engine.reload();
    await namesTheSection(engine, `after a reload, ${at}`);
    await engine.visit(`${site}/about`);
    await engine.evaluate('void history.back()');
    await until(engine, `location.hash === '#chickens'`, 'Back');
    await namesTheSection(engine, `after Back, ${at}`);
  }
};

export const photoViewer: Scenario = async (engine, site) => {
  const photo = (number: number) => `#ducks figure:nth-child(${number}) a`;
  const shows = (number: number) =>
    `document.querySelector('dialog[open] figcaption')?.textContent.endsWith('${number} of 9')`;
  // Its content goes after the dialog's close event.
  const isClosed = `!document.querySelector('dialog button') && !history.state`;
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    await engine.evaluate(
      `void document.querySelector('${photo(3)}').scrollIntoView({ behavior: 'instant' })`,
    );
    const top = await settledScroll(engine);
    const open = async () => {
      await engine.click(photo(3));
      await until(engine, shows(3), 'a click opens the photo');
    };
    await open();
    await until(
      engine,
      `document.querySelector('dialog[open] img').naturalWidth > 0`,
      'the large picture loads',
    );
    await until(engine, focused('dialog[open] button[aria-label="Close"]'), 'Close has focus');
    await engine.press('Escape');
    await until(engine, isClosed, 'Escape closes it');
    await expectScrollTop(engine, top, 'the viewer was closed');
    await engine.evaluate('void history.forward()');
    await until(engine, shows(3), 'Forward opens it again');
    await engine.reload();
    await until(engine, shows(3), 'a reload shows the same photo');
    await engine.press('Escape');
    await until(engine, isClosed, 'Escape closes it after a reload');
    await expectScrollTop(engine, top, 'the viewer was closed after a reload');
    await open();
    await engine.evaluate('void history.back()');
    await until(engine, isClosed, 'Back closes it');
    await until(engine, `location.pathname === '/products'`, 'and stays on the page');
    await open();
    for (let number = 4; number <= 8; number++) {
      await engine.press('ArrowRight');
      await until(engine, shows(number), 'the arrow key turns to the next photo');
    }
    await engine.press('Escape');
    await until(engine, isClosed, 'Escape closes it on another photo');
    await until(engine, focused(photo(8)), 'focus is on the photo last seen');
    await settledScroll(engine);
    await until(
      engine,
      `document.querySelector('${photo(8)}').getBoundingClientRect().top < innerHeight`,
      'the photo last seen is in view',
    );
  }
};

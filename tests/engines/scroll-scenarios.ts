import { SIZES, selectedTabAndSection } from '../support/selected-tab.ts';
import type { Engine } from './engine.ts';
import {
  DESKTOP,
  focused,
  PHONE,
  type Scenario,
  scrollTo,
  settledScroll,
  tab,
  until,
  visible,
} from './scenario.ts';

async function expectScrollTop(engine: Engine, top: number, after: string) {
  const now = await settledScroll(engine);
  if (now !== top) throw new Error(`${after}: the page went from ${top} to ${now}`);
}

export const menusOnAScrolledPage: Scenario = async (engine, site) => {
  const button = 'button[aria-label="Profile menu"]';
  const item = '[role="menuitem"]:nth-child(3)';
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    await scrollTo(engine, 2000);
    for (const way of ['Escape', 'an item', 'Escape']) {
      await engine.click(button);
      await until(engine, visible(item), 'the menu opens');
      await expectScrollTop(engine, 2000, 'the menu opened');
      if (way === 'Escape') await engine.press('Escape');
      else await engine.click(item);
      await until(engine, `!(${visible(item)})`, `${way} closes the menu`);
      await until(engine, focused(button), 'focus is back on the button');
      await expectScrollTop(engine, 2000, `the menu was closed with ${way}`);
    }
    await engine.evaluate(`void document.querySelector('${tab('plants')}').focus()`);
    await expectScrollTop(engine, 2000, 'a tab has focus');
  }
};

const isSelected = (id: string) => visible(`${tab(id)}[aria-current=true]`);

async function staysSelected(engine: Engine, id: string, after: string) {
  await settledScroll(engine);
  await until(engine, isSelected(id), `${id} is selected ${after}`);
}

/** WebKit reloads to the URL's section, other browsers to the scroll position. */
async function namesTheSection(engine: Engine, after: string) {
  await settledScroll(engine);
  await until(
    engine,
    `((now) => now.under.includes(now.selected))((${selectedTabAndSection})())`,
    `the tab names the section under the bar ${after}`,
  );
}

export const tabsAtEverySize: Scenario = async (engine, site) => {
  for (const [width, height] of SIZES) {
    const at = `at ${width} × ${height}`;
    await engine.resize(width, height);
    await engine.visit(`${site}/products`);
    for (const id of ['crafts', 'plants', 'chickens']) {
      await engine.click(tab(id));
      await staysSelected(engine, id, `when chosen, ${at}`);
      await engine.evaluate(`void scrollBy({ top: -6, behavior: 'instant' })`);
      await staysSelected(engine, id, `after a small movement, ${at}`);
    }
    await scrollTo(engine, 1300);
    await staysSelected(engine, 'ducks', `back at the ducks, ${at}`);
    await engine.reload();
    await namesTheSection(engine, `after a reload, ${at}`);
    await engine.visit(`${site}/about`);
    await engine.back();
    await until(engine, `location.hash === '#chickens'`, 'Back');
    await namesTheSection(engine, `after Back, ${at}`);
  }
};

export const viewerOnAScrolledPage: Scenario = async (engine, site) => {
  const photo = (number: number) => `#ducks figure:nth-child(${number}) a`;
  const shows = (number: number) =>
    `document.querySelector('dialog[open] figcaption')?.textContent.endsWith('${number} of 9')`;
  const isClosed = `!document.querySelector('dialog[open]') && !history.state`;
  for (const size of [DESKTOP, PHONE]) {
    await engine.resize(...size);
    await engine.visit(`${site}/products`);
    await engine.evaluate(
      `void document.querySelector('${photo(3)}').scrollIntoView({ behavior: 'instant' })`,
    );
    const top = await settledScroll(engine);
    await engine.click(photo(3));
    await until(engine, shows(3), 'a click opens the photo');
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
    await engine.click(photo(3));
    await until(engine, shows(3), 'a click opens it once more');
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

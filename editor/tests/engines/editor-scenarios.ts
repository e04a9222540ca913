import { readFileSync } from 'node:fs';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../../photos/fixtures/pictures.ts';
import type { Engine } from '../../../tests/engines/engine.ts';
import { until } from '../../../tests/engines/scenario.ts';
import { metadataByExifReader } from '../../../tools/check-published/photo-metadata.ts';
import { type FakeGitHub, TOKEN } from '../support/github.ts';

type Scenario = (engine: Engine, site: string, github: FakeGitHub) => Promise<void>;

const HEIC = readFileSync('photos/fixtures/sideways-with-location.heic').toString('base64');

/** Types so that React gets the event. */
const type = (engine: Engine, input: string, text: string) =>
  engine.evaluate(`void (() => {
    const input = ${input};
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    set.call(input, ${JSON.stringify(text)});
    input.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);

const inputLabeled = (label: string) =>
  `document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(label)}))?.htmlFor)`;

async function saveAll(engine: Engine) {
  await engine.click('a[href="#/review"]');
  const button = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish')`;
  await until(engine, `${button}?.disabled === false`, 'the changes can be saved');
  await engine.evaluate(`void (${button}.id = 'save')`);
  await engine.click('#save');
  await until(
    engine,
    `document.querySelector('main')?.textContent.includes('Saved')`,
    'the save succeeds',
  );
}

const price: Scenario = async (engine, site, github) => {
  await engine.resize(390, 844);
  await engine.visit(`${site}/edit`);
  await until(engine, `document.querySelector('#token')`, 'the sign-in form is there');
  await type(engine, `document.querySelector('#token')`, TOKEN);
  await engine.click('button[type="submit"]');
  await until(
    engine,
    `document.querySelector('[data-tile="prices"]')`,
    'the first screen is there',
  );
  await engine.click('[data-tile="prices"]');
  const input = `document.querySelectorAll('main input')[0]`;
  await until(engine, input, 'the prices are there');
  await type(engine, input, '1,75');
  await saveAll(engine);
  if (!github.text('content/products/ducks.yaml').includes('amount: 1.75\n'))
    throw new Error('the price is not in the repository');
};

async function addPhoto(
  engine: Engine,
  site: string,
  github: FakeGitHub,
  name: string,
  base64: string,
) {
  const before = photosIn(github);
  await engine.visit(`${site}/edit#/photo`);
  await until(engine, inputLabeled('Ducks'), 'the albums are there');
  await engine.evaluate(`void (() => {
    const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], '${name}'));
    const input = ${inputLabeled('Ducks')};
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  // The decoder is large and slow to compile on a busy machine.
  await until(engine, inputLabeled('Caption'), 'the caption form is there', 60);
  await type(engine, inputLabeled('Caption'), 'From an iPhone');
  await type(engine, inputLabeled('Picture description'), 'Four colors.');
  await saveAll(engine);
  const [added = '', ...more] = photosIn(github).filter((path) => !before.includes(path));
  if (!added || more.length > 0) throw new Error(`added: ${[added, ...more].join(', ')}`);
  await expectClean(github.bytes(added));
}

/** The editor names a photo by its content. */
const photosIn = (github: FakeGitHub) =>
  Object.keys(github.files).filter((path) => /products\/ducks\/.+\.jpg$/.test(path));

async function expectClean(sent: Uint8Array) {
  const findings = metadataByExifReader(Buffer.from(sent));
  if (findings.length > 0) throw new Error(`the photo carries ${findings.join(', ')}`);
  const corners = await cornersOf(sent);
  if (corners.join() !== UPRIGHT.join()) throw new Error(`the photo shows ${corners.join()}`);
}

const heicPhoto: Scenario = async (engine, site, github) => {
  await addPhoto(engine, site, github, 'IMG_1.HEIC', HEIC);
};

/** A phone's JPEG is stored on its side, with a note which side is up. */
const sidewaysPhoto: Scenario = async (engine, site, github) => {
  const jpeg = await withLocation(picture({ orientation: 6 }))
    .jpeg()
    .toBuffer();
  await addPhoto(engine, site, github, 'IMG_2.JPG', jpeg.toString('base64'));
};

const tooOld: Scenario = async (engine, site) => {
  await engine.visit(`${site}/edit`);
  await until(
    engine,
    `document.body.innerText.includes('To edit your site, use Chrome ')`,
    'the page says which browsers the editor needs',
  );
  if (await engine.evaluate(`Boolean(document.querySelector('#token'))`))
    throw new Error('the editor starts');
};

export const TOO_OLD_SCENARIOS: Record<string, Scenario> = {
  'the editor says which browsers it needs': tooOld,
};

export const EDITOR_SCENARIOS: Record<string, Scenario> = {
  'the editor: sign-in and a price change': price,
  'the editor: a HEIC photo': heicPhoto,
  'the editor: a photo on its side': sidewaysPhoto,
};

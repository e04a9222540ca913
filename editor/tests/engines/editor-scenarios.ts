import { readFileSync, rmSync } from 'node:fs';
import { writeSmallContent } from '../../../build/content/fixtures/small-content.ts';
import { serve } from '../../../build/hosting/serve.ts';
import { cornersOf, UPRIGHT } from '../../../photos/fixtures/pictures.ts';
import { click, type Engine, type Scenarios, until } from '../../../tests/engines/engine.ts';
import { metadataIn } from '../../../tools/check-published/photo-metadata.ts';
import { OWNER_BROWSERS } from '../../browsers.ts';
import { copySiteWithEditor } from '../support/copy-site-with-editor.ts';
import { FakeGitHub, TOKEN } from '../support/github.ts';

const FOLDER = '.cache/engines';
const HEIC = readFileSync('photos/fixtures/sideways-with-location.heic').toString('base64');

const editorScenarios: Scenarios = async (engine) => {
  rmSync(FOLDER, { recursive: true, force: true });
  writeSmallContent(`${FOLDER}/content`);
  const github = new FakeGitHub(`${FOLDER}/content`);
  const { address: api } = await github.listen();
  await copySiteWithEditor(`${FOLDER}/dist`, `${FOLDER}/content`, api);
  const { address } = await serve(`${FOLDER}/dist`);
  await engine.visit(`${address}edit`);
  const oldestChrome = Number(OWNER_BROWSERS[0]?.replace('chrome', ''));
  const isTooOld = Number(/^Chrome (\d+)/.exec(engine.name)?.[1]) < oldestChrome;
  return isTooOld
    ? { 'the editor says which browsers it needs': () => tooOld(engine) }
    : { 'the editor publishes a price and a photo': () => publish(engine, github) };
};
export default editorScenarios;

async function tooOld(engine: Engine) {
  const says = `document.body.innerText.includes('To edit your site, use Chrome ')`;
  await until(engine, `${says} && !document.querySelector('#token')`, 'it names the browsers');
}

async function publish(engine: Engine, github: FakeGitHub) {
  await engine.resize(390, 844);
  await type(engine, `document.querySelector('#token')`, TOKEN);
  await click(engine, 'button[type="submit"]');
  await click(engine, '[data-tile="prices"]');
  await type(engine, `document.querySelector('main input')`, '1,75');

  await engine.evaluate(`void (location.hash = '#/photo')`);
  await until(engine, inputLabeled('Ducks'), 'the albums are there');
  await engine.evaluate(`void (() => {
    const bytes = Uint8Array.from(atob('${HEIC}'), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'IMG_1.HEIC'));
    const input = ${inputLabeled('Ducks')};
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  // The decoder is large and slow to compile on a busy machine.
  await until(engine, inputLabeled('Caption'), 'the caption form is there', 60);
  await type(engine, inputLabeled('Caption'), 'From an iPhone');
  await type(engine, inputLabeled('Picture description'), 'Four colors.');

  await click(engine, 'a[href="#/review"]');
  const button = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish')`;
  await until(engine, `${button}?.disabled === false`, 'the changes can be published');
  await engine.evaluate(`void (${button}.id = 'publish')`);
  await click(engine, '#publish');
  const isSaved = `document.querySelector('main')?.textContent.includes('Saved')`;
  await until(engine, isSaved, 'the changes are saved');

  const price = github.text('content/products/ducks.yaml').includes('amount: 1.75\n');
  if (!price) throw new Error('the price is not in the repository');
  const added = Object.keys(github.files).filter((path) => /products\/ducks\/.+\.jpg$/.test(path));
  if (added.length !== 1) throw new Error(`added: ${added.join(', ')}`);
  const photo = Buffer.from(github.bytes(added[0] ?? ''));
  const findings = await metadataIn(photo);
  if (findings.length > 0) throw new Error(`the photo carries ${findings.join(', ')}`);
  const corners = await cornersOf(photo);
  if (corners.join() !== UPRIGHT.join()) throw new Error(`the photo shows ${corners.join()}`);
}

/** Types so that React gets the event. */
async function type(engine: Engine, input: string, text: string) {
  await until(engine, input, `${input} is there`);
  await engine.evaluate(`void (() => {
    const input = ${input};
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    set.call(input, ${JSON.stringify(text)});
    input.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
}

const inputLabeled = (label: string) =>
  `document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(label)}))?.htmlFor)`;

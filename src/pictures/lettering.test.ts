import { expect, test } from 'vitest';
import { drawableText, fitText } from './lettering.tsx';

test.each([
  ['ÆŽžèîŁąễ', 'ÆŽžèîŁąễ'],
  ['Cafe\u0301 x\u0302', 'Café x'],
  ['½ dozen, $1 © ™ – “a” & <b>', '½ dozen, $1 © ™ – “a” & <b>'],
  ['FaЖrm 🦆', 'Farm'],
  ['1 duck 👨‍👩‍👧 ❤️ 農★', '1 duck'],
  ['農場', ''],
])('%s is drawn as %s', async (text, drawable) => {
  expect(await drawableText(text)).toBe(drawable);
});

const BOX = { width: 800, height: 132, minSize: 36, maxSize: 104 };

test.each([
  ['BLOG', 104, 'normal'],
  ['OUR LITTLE FARM', 92, 'normal'],
  ['GRANDMA’S DAUGHTERS’ DUCK FARM', 64, 'normal'],
  ['NEIGHBORLINESSFARMSTEAD', 54, 'normal'],
  ['DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSHOF', 64, 'anywhere'],
  ['BITTERROOT VALLEY WATERFOWL & GRANDMA’S DAUGHTERS’ HOMESTEAD', 44, 'normal'],
])('%s fits in %i px, with breaks that are %s', async (text, fontSize, overflowWrap) => {
  const style = await fitText(text, { fontWeight: 800, lineHeight: 1 }, BOX);
  expect(style).toMatchObject({ fontSize, overflowWrap });
});

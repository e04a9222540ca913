import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './fixtures/contrast.ts';
import { colorsIn } from './token-colors.ts';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [USUAL = '', WITH_MORE = ''] = TOKENS.split('@media (prefers-contrast: more)');

/** Text that is read, headings and other large text, lines that carry meaning. WCAG: AAA, AA, AA. */
const [READ, LARGE, LINE] = [7, 4.5, 3];
const PAIRS: [color: string, ground: string, ratio: number][] = [
  ['ink', 'paper', READ],
  ['ink', 'sheet', READ],
  ['ink', 'paper-deep', READ],
  ['ink-soft', 'paper', READ],
  ['ink-soft', 'sheet', READ],
  ['head', 'paper', LARGE],
  ['head', 'sheet', LARGE],
  ['head', 'paper-deep', LARGE],
  ['link', 'paper', LARGE],
  ['accent', 'paper', LARGE],
  ['on-action', 'action', READ],
  ['on-action-hover', 'action-hover', LARGE],
  ['on-board', 'board', READ],
  ['on-board', 'board-deep', READ],
  ['on-board', 'board-dusk', READ],
  ['on-board', 'board-rust', READ],
  ['on-board', 'board-olive', READ],
  ['on-board-soft', 'board', READ],
  ['on-board-soft', 'board-deep', READ],
  ['board-gold', 'board', LARGE],
  ['board-gold', 'board-dusk', LARGE],
  ['board-gold', 'board-rust', LARGE],
  ['board-gold', 'board-olive', LARGE],
  ['on-label', 'label', READ],
  ['on-card', 'card-dusk', LARGE],
  ['on-card', 'card-rust', LARGE],
  ['on-card', 'card-olive', LARGE],
  ['on-card', 'timber', LARGE],
  ['on-board', 'i-ink', READ],
  ['on-label', 'on-board', READ],
  ['i-ink', 'on-card', READ],
  ['on-board', 'timber', READ],
  ['on-price-card', 'price-card', READ],
  ['line', 'paper', LINE],
  ['line', 'sheet', LINE],
  ['focus-out', 'board', LINE],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const usual = colorsIn(USUAL, scheme);
  const more = { ...usual, ...colorsIn(WITH_MORE, scheme) };

  test.each(PAIRS)('%s on %s has a contrast of at least %d', (color, ground, ratio) => {
    expect(contrast(luminanceOf(usual[color]), luminanceOf(usual[ground]))).toBeGreaterThanOrEqual(
      ratio,
    );
  });

  test.each(PAIRS)(
    '%s on %s meets the next WCAG level with prefers-contrast: more',
    (color, ground, ratio) => {
      const wanted = ratio === LINE ? LARGE : READ;
      expect(contrast(luminanceOf(more[color]), luminanceOf(more[ground]))).toBeGreaterThanOrEqual(
        wanted,
      );
    },
  );
});

const luminanceOf = (color = '') =>
  luminance([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));

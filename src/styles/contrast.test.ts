import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './fixtures/contrast.ts';
import { colorsIn } from './token-colors.ts';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [USUAL = '', WITH_MORE = ''] = TOKENS.split('@media (prefers-contrast: more)');

/** Text that is read, headings and other large text, lines that carry meaning. WCAG: AAA, AA, AA. */
const [READ, LARGE, LINE] = [7, 4.5, 3];
const COLORS: [color: string, grounds: string, ratio: number][] = [
  ['ink', 'paper sheet paper-deep', READ],
  ['ink-soft', 'paper sheet', READ],
  ['head', 'paper sheet paper-deep', LARGE],
  ['link', 'paper', LARGE],
  ['accent', 'paper', LARGE],
  ['on-action', 'action', READ],
  ['on-action-hover', 'action-hover', LARGE],
  ['on-board', 'board board-deep board-dusk board-rust board-olive timber i-ink', READ],
  ['on-board-soft', 'board board-deep', READ],
  ['board-gold', 'board board-dusk board-rust board-olive', LARGE],
  ['on-label', 'label on-board', READ],
  ['on-card', 'board card-dusk card-rust card-olive timber', LARGE],
  ['i-ink', 'on-card', READ],
  ['on-price-card', 'price-card', READ],
  ['line', 'paper sheet', LINE],
  ['focus-out', 'board', LINE],
];
const PAIRS = COLORS.flatMap(([color, grounds, ratio]) =>
  grounds.split(' ').map((ground) => [color, ground, ratio] as const),
);

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

import { describe, expect, it } from 'vitest';
import { fittedLines } from './fitted-lines.ts';
import { typesetLine } from './lettering.ts';

const style = { weight: 800, size: 100 };
const widthOf = async (text: string, changes = {}) =>
  (await typesetLine(text, { ...style, ...changes })).width;

describe('lettering', () => {
  it('kerns', async () => {
    expect(await widthOf('AV')).toBeLessThan((await widthOf('A')) + (await widthOf('V')));
  });

  it('supports weight, size and tracking', async () => {
    expect(await widthOf('Farm', { weight: 650 })).toBeLessThan(await widthOf('Farm'));
    expect(await widthOf('Farm', { size: 50 })).toBeCloseTo((await widthOf('Farm')) / 2);
    expect(await widthOf('Farm', { tracking: 0.1 })).toBeCloseTo((await widthOf('Farm')) + 30);
  });

  it('has the letters of European names', async () => {
    for (const letter of 'ÆŽžèîŁąễ')
      expect((await typesetLine(letter, style)).outline, letter).toContain('M');
  });

  it('leaves out missing letters', async () => {
    expect(await typesetLine('FaЖrm🦆', style)).toEqual(await typesetLine('Farm', style));
  });
});

describe('fitted lines', () => {
  const fitted = (text: string) => fittedLines(text, { weight: 800, tracking: 0.012 }, 800);

  it.each([
    ['BLOG', 1],
    ['OUR LITTLE FARM', 1],
    ['GRANDMA’S DAUGHTERS’ DUCK FARM', 2],
    ['THE VERY LONG AND WINDING CREEK FAMILY DUCK FARM', 2],
    ['BITTERROOT VALLEY WATERFOWL & GRANDMA’S DAUGHTERS’ HOMESTEAD', 3],
    ['DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSHOF', 2],
    ['DONAUDAMPFSCHIFFFAHRTSELEKTRIZITÄTENHAUPTBETRIEBSWERKBAUUNTE', 3],
  ])('%s fits on %i lines', async (text, count) => {
    const { lines, size } = await fitted(text);
    expect(lines).toHaveLength(count);
    expect(size).toBeGreaterThan(36);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(800.5);
  });

  it('limits the size of short text', async () => {
    expect((await fitted('BLOG')).size).toBe(104);
  });
});

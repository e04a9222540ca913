/** The ink filters of the press. One `grain` unit is about one pixel of a 1600 px picture. */
export type Block = 'ink1' | 'ink2' | 'ink3' | 'bird' | 'key' | 'soft';

interface Roller {
  seed: number;
  /** How far the edge wobbles, in pixels. */
  wobble: number;
  /** How full the ink is: lower lets more paper specks through. */
  cover: number;
}

const rollers: Record<Block, Roller> = {
  ink1: { seed: 3, wobble: 5, cover: 9.3 },
  ink2: { seed: 23, wobble: 4, cover: 9.2 },
  ink3: { seed: 41, wobble: 4, cover: 8.6 },
  key: { seed: 57, wobble: 3, cover: 9.0 },
  soft: { seed: 71, wobble: 9, cover: 8.6 },
  bird: { seed: 33, wobble: 3.5, cover: 9.3 },
};

const filter = (id: string, inner: string, margin = 4) =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">${inner}</filter>`;

const noise = (frequency: string, seed: number, result: string, octaves = 2) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`;

const alphaOnly = (scale: number, offset: number) =>
  `type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${scale} ${offset}"`;

/** An ink layer: a wobbling edge, and salt where the paper shows through. */
const inkFilter = (id: Block, { seed, wobble, cover }: Roller, grain: number) =>
  filter(
    id,
    noise(`${0.03 / grain}`, seed, 'w') +
      `<feDisplacementMap in="SourceGraphic" in2="w" scale="${wobble}" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
      noise(`${0.85 / grain}`, seed + 3, 'hi') +
      noise(`${0.012 / grain} ${0.02 / grain}`, seed + 7, 'lo') +
      '<feComposite in="hi" in2="lo" operator="arithmetic" k2=".8" k3=".22" k4="0" result="n"/>' +
      `<feColorMatrix in="n" ${alphaOnly(-13, cover)} result="m"/>` +
      '<feComposite in="d" in2="m" operator="in"/>',
  );

/** Turns an alpha gradient into grains of one ink. */
const stippleFilter = (colour: string, seed: number, grain: number) =>
  filter(
    `st-${colour}`,
    noise(`${0.62 / grain}`, seed, 'n') +
      '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2=".5" k3="-1" k4=".72" result="r"/>' +
      `<feColorMatrix in="r" ${alphaOnly(14, -6.7)} result="m"/>` +
      `<feFlood flood-color="#${colour}"/><feComposite in2="m" operator="in"/>`,
  );

/** Paper fibres over the whole sheet. */
const fibreFilter = (grain: number) =>
  filter(
    'fibre',
    noise(`${0.5 / grain} ${0.7 / grain}`, 5, 'f', 3) +
      '<feColorMatrix type="matrix" values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 0 0 0 .9 -.42"/>',
  );

/** A thin rim of paper around a cut-out, so that dark lines stay visible on a dark page. */
const haloFilter = (colour: string, radius: number) =>
  filter(
    'halo',
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${radius}" result="fat"/>` +
      '<feGaussianBlur in="fat" stdDeviation="2.4" result="round"/>' +
      `<feColorMatrix in="round" ${alphaOnly(9, -4)} result="edge"/>` +
      `<feFlood flood-color="${colour}"/><feComposite in2="edge" operator="in" result="rim"/>` +
      '<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge>',
  );

/** Only the filters the picture uses. */
export function filtersFor(body: string, grain: number, paper: string): string {
  const blocks = (Object.keys(rollers) as Block[]).filter((b) => body.includes(`url(#${b})`));
  const stipples = new Set([...body.matchAll(/url\(#st-([0-9A-Fa-f]{6})\)/g)].map((m) => m[1]));
  return [
    ...blocks.map((b) => inkFilter(b, rollers[b], grain)),
    ...[...stipples].map((colour, i) => stippleFilter(colour ?? '', 11 + i, grain)),
    body.includes('url(#halo)') ? haloFilter(paper, 4) : '',
    fibreFilter(grain),
  ].join('');
}

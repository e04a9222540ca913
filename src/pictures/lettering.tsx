import { readFile } from 'node:fs/promises';
import type { CSSProperties, ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';

/** The cap height of National Park, relative to the size. As a line height, it makes a box as high as its capitals. */
export const CAP_HEIGHT = 0.71;

const FOLDER = 'node_modules/@fontsource/national-park/files';
/** Fontsource splits a typeface into files by script. A letter is taken from the first that has it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const WEIGHTS = [700, 800] as const;

const fonts = Promise.all(
  SUBSETS.flatMap((name) =>
    WEIGHTS.map(async (weight) => {
      const data = await readFile(`${FOLDER}/national-park-${name}-${weight}-normal.woff`);
      return { name, weight, data };
    }),
  ),
);

interface Size {
  width: number;
  height: number;
}

type Options = Omit<SatoriOptions, 'fonts'> & { width: number; height?: number };

/** Renders an element as SVG. Its text becomes paths, so no font needs to be installed where the site is built. */
export const renderSvg = async (element: ReactNode, options: Options) =>
  satori(<div style={{ display: 'flex', fontFamily: SUBSETS.join() }}>{element}</div>, {
    ...options,
    fonts: await fonts,
  });

/** Text without the characters that National Park lacks, such as an emoji. Satori would draw crossed boxes. */
export async function drawableText(text: string): Promise<string> {
  // What is left of the marks has no letter of its own, and satori doesn't say that it is missing.
  const composed = text.normalize('NFC').replaceAll(/\p{M}/gu, '');
  const missing: string[] = [];
  await renderSvg(composed, {
    width: 1,
    loadAdditionalAsset: async (kind, segment) => {
      // An emoji may be several code points. Any other segment is a list of letters.
      missing.push(...(kind === 'emoji' ? [segment] : segment));
      return [];
    },
  });
  return missing.reduce((rest, each) => rest.replaceAll(each, ''), composed).trim();
}

/** The size of an element. It is wider than the given width if one of its words is. */
export async function measure(element: ReactNode, width: number): Promise<Size> {
  let size: Size = { width: 0, height: 0 };
  await renderSvg(element, {
    width,
    onNodeDetected: (node) => {
      if (node.textContent) size = node;
    },
  });
  return size;
}

export interface Box extends Size {
  minSize: number;
  maxSize: number;
}

/** The style in which text is as large as a box allows. A word breaks only if it is too wide even in the smallest size. */
export async function fitText(text: string, style: CSSProperties, box: Box) {
  let fitted = style;
  for (const overflowWrap of ['normal', 'anywhere'] as const)
    for (let fontSize = box.maxSize; fontSize >= box.minSize; fontSize -= 2) {
      fitted = { ...style, fontSize, overflowWrap };
      const { width, height } = await measure(<div style={fitted}>{text}</div>, box.width);
      if (width <= box.width && height <= box.height) return fitted;
    }
  return fitted;
}

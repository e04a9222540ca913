import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark';

/** The colors in a style sheet's custom properties, by name without the dashes. */
export function colorsIn(css: string, scheme: Scheme): Record<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g);
  return Object.fromEntries(
    [...found].map(([, name, light, dark, both]) => [
      name,
      both ?? (scheme === 'light' ? light : dark),
    ]),
  );
}

/** Without the rules for more contrast. */
const usual = tokens.slice(0, tokens.indexOf('@media'));

/** A color of the tokens, for pictures, icons and the browser's own bars, which CSS doesn't reach. */
export function tokenColor(name: string, scheme: Scheme = 'light'): string {
  const color = colorsIn(usual, scheme)[name];
  if (!color) throw new Error(`tokens.css has no color --${name}.`);
  return color;
}

import tokens from './tokens.css?raw';

export type Scheme = 'light' | 'dark';

/** The colors that a style sheet gives names to: inks and roles, without their two dashes. */
export function colorsIn(css: string, scheme: Scheme): Record<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g);
  return Object.fromEntries(
    [...found].map(([, name, light, dark, both]) => [
      name,
      both ?? (scheme === 'light' ? light : dark),
    ]),
  );
}

/** What comes first counts: what follows is for paper, or for who asks for more contrast. */
const usual = tokens.slice(0, tokens.indexOf('@media'));

/** A color of the tokens, for what styles don't reach: pictures, icons, the browser's own bars. */
export function tokenColor(name: string, scheme: Scheme = 'light'): string {
  const color = colorsIn(usual, scheme)[name];
  if (!color) throw new Error(`tokens.css has no color --${name}.`);
  return color;
}

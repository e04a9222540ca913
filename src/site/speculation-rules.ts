/**
 * What a browser may get ready before a visitor asks for it: the page that a link leads to, once
 * the pointer rests on it or presses it. It costs no script, and browsers leave it be for visitors
 * who save data or power. The same on every page, so that one hash allows it: "#*" is
 * whatever page has the rules.
 */
export function speculationRules(paths: readonly string[]) {
  const where = { and: [{ href_matches: paths }, { not: { href_matches: '#*' } }] };
  return {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'moderate' }],
  };
}

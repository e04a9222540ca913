import { buildSites, PLUGIN_SITES } from './sites.ts';

/** For vitest: the sites are there before a test looks at them. */
export async function setup() {
  await buildSites('fixture', 'later', 'honey', 'max', ...PLUGIN_SITES.keys());
}

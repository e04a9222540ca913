import { buildSites, FIXTURE, PLUGIN_SITES } from './sites.ts';

/** Serves the fixture site as `npm run serve` serves the owner's. */
await buildSites('fixture', ...PLUGIN_SITES.keys());
process.chdir(FIXTURE.folder);
await import('../../tools/serve.ts');

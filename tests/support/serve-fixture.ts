import { buildSites, FIXTURE } from './sites.ts';

/** Serves the fixture site as `npm run serve` serves the owner's. */
await buildSites('fixture', 'small');
process.chdir(FIXTURE.folder);
await import('../../tools/serve.ts');

import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { serve } from '../../build/hosting/serve.ts';
import {
  EDITOR_SCENARIOS,
  TOO_OLD_SCENARIOS,
} from '../../editor/tests/engines/editor-scenarios.ts';
import { copySiteWithEditor } from '../../editor/tests/support/copy-site-with-editor.ts';
import { FakeGitHub } from '../../editor/tests/support/github.ts';
import { serveHostedEditor } from '../../editor/tests/support/hosted-editor.ts';
import { buildSites, FIXTURE } from '../support/sites.ts';
import { findFirefox } from './firefox.ts';
import { findOldChromes } from './old-chrome.ts';
import { SCENARIOS } from './scenarios.ts';
import { findWebKit } from './webkit.ts';

/**
 * `npm run test:engines`: runs the scenarios in real Firefox, WebKit and Chromes of past years. Arguments filter by
 * browser or title.
 */
const filter = process.argv.slice(2).join(' ');
await buildSites('fixture');
const { address, server } = await serve(FIXTURE.dist);
const site = new URL(address).origin;
const content = '.cache/engines/content';
rmSync(dirname(content), { recursive: true, force: true });
writeSmallContent(content);

let failures = 0;
const browsers = [findFirefox(), findWebKit(), ...findOldChromes()];
const chosen = browsers.filter(({ label }) => label === filter);
for (const { label, start, installHint, editsFrom = 0 } of chosen.length > 0 ? chosen : browsers) {
  if (!start) {
    console.log(`\n${label}: skipped, it is not installed here. To include it, ${installHint}`);
    continue;
  }
  const engine = await start();
  console.log(`\n${engine.name}`);
  const attempt = async (title: string, run: () => Promise<void>) => {
    if (chosen.length === 0 && !title.includes(filter)) return;
    try {
      await run();
      const errors = engine.scriptErrors?.() ?? [];
      if (errors.length > 0) throw new Error(`uncaught in a script: ${errors.join(', ')}`);
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failures++;
      console.log(`  ✗ ${title}\n      ${(error as Error).message}`);
    }
  };
  for (const [title, scenario] of Object.entries(SCENARIOS))
    await attempt(title, () => scenario(engine, site));

  const github = new FakeGitHub(content);
  const { address: api, server: githubServer } = await github.listen();
  const dist = join(dirname(content), engine.name);
  await copySiteWithEditor(dist, content, api);
  const farm = await serveHostedEditor(dist);
  const withEditor = new URL(farm.address).origin;
  const isTooOld = Number(/\d+/.exec(engine.name)?.[0]) < editsFrom;
  const scenarios = isTooOld ? TOO_OLD_SCENARIOS : EDITOR_SCENARIOS;
  for (const [title, scenario] of Object.entries(scenarios)) {
    await attempt(title, () => scenario(engine, withEditor, github));
  }
  await engine.quit();
  farm.end();
  githubServer.close();
}
server.close();
console.log(failures === 0 ? '\nNothing failed.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;

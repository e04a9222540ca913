import { join } from 'node:path';
import { emulateSlowPhone, launchBrowser } from '../../bench/browser.ts';
import { medians } from '../../bench/median.ts';
import { serveOverHttp2 } from '../../bench/server.ts';
import { writeHostedEditor } from '../hosted-editor.ts';
import { API, FakeGitHub, REPOSITORY } from './support/github.ts';
import { openEditor, withGitHub } from './support/hosted-editor.ts';

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** For `npm run bench -- growth`: how soon the editor is usable on a slow phone with a slow network, signed in. */
export async function measure(project: string, runs: number) {
  const [folder, content] = [join(project, 'dist'), join(project, 'content')];
  await writeHostedEditor({ folder, base: '/' }, { repository: REPOSITORY, api: API }, content);
  const host = await serveOverHttp2(folder);
  const browser = await launchBrowser();
  const visits = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await withGitHub(page, new FakeGitHub(content));
    const devtools = await emulateSlowPhone(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const start = performance.now();
    await openEditor(page, `${host.origin}/`);
    await page.locator('[data-tile="prices"]').waitFor();
    const ms = Math.round(performance.now() - start);
    visits.push({ 'editor, ms': ms, 'editor, KB': Math.round(bytes / 1024) });
    await page.close();
  }
  await browser.close();
  host.stop();
  return medians(visits);
}

import type { Page } from '@playwright/test';
import { FIXTURE } from '../support/sites.ts';
import { expect, onOwnerAndFixtureSite, test } from './site.ts';
import { compressed, type FirstView, KB, weightsOf, weightWarnings } from './weight.ts';

test.use({
  compressed: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
});
// Serial, so that this browser starts once.
test.describe.configure({ mode: 'default' });

const STYLES = /<style.*?<\/style>/gs;

/** The files that load besides the page, until the network is idle. */
async function filesOf(page: Page, path: string): Promise<FirstView['files']> {
  const files = new Map<string, FirstView['files'][number]>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Document') return;
    files.set(requestId, { kind: type, name: new URL(response.url).pathname, weight: 0 });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.weight += encodedDataLength / KB;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...files.values()];
}

onOwnerAndFixtureSite(() => {
  test('the first view of each page is within its budget, or a message says what is too heavy', async ({
    context,
    site,
    siteFolder,
  }) => {
    for (const { file, path, html } of site.pages.filter((each) => each.file !== '404.html')) {
      const name = file.replace('.html', '');
      const page = await context.newPage();
      const files = await filesOf(page, `./${path}`);
      await page.close();
      const view = {
        name,
        html: compressed(html.replaceAll(STYLES, '')),
        css: compressed([...html.matchAll(STYLES)].join('')),
        files,
      };
      const scripts = files.filter(({ kind }) => kind === 'Script');
      expect(scripts, `${name} asks for no script before a visitor acts`).toEqual([]);
      const warnings = weightWarnings(view);
      if (siteFolder === FIXTURE.folder) {
        for (const [part, weight] of Object.entries(weightsOf(view)))
          expect(weight, `${part} of ${name} in KB`).toBeGreaterThan(1);
        expect(warnings).toEqual([]);
      }
      // A warning: the owner may publish it anyway.
      for (const warning of warnings)
        console.log(process.env.CI ? `\n::warning::${warning}` : warning);
    }
  });
});

import { spawnSync } from 'node:child_process';
import { PLAYWRIGHT } from '../support/find-browser.ts';

/**
 * `npm run test:visual` compares the built site with the reviewed screenshots.
 * `npm run test:visual -- --accept` accepts the current screenshots as the reviewed ones.
 */
const args = process.argv.slice(2);
const accepts = args.includes('--accept');
const options = args.map((option) =>
  option === '--accept' ? '--update-snapshots=changed' : option,
);

const { status } = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', 'tests/visual', '--reporter=list,html', ...options],
  {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_HTML_OPEN: 'never' },
  },
);
if (status !== 0 && !accepts) {
  console.log(
    '\nLook at what changed:          npx playwright show-report\n' +
      'It is meant to look like that: npm run test:visual -- --accept',
  );
}
process.exitCode = status ?? 1;

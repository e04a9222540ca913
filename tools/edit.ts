import { runCommand } from '../build/command.ts';
import { EMPTY_DRAFT } from '../editor/content/draft.ts';
import { countOpenQuestions } from '../editor/content/setup-questions.ts';
import { findRunningEditor } from '../editor/local/find-running-editor.ts';
import { readStored } from '../editor/local/save-files.ts';
import { openBrowser } from './open-browser.ts';

/**
 * `npm run edit`: opens the editor in the browser, with the setup questions first while the content
 * still has placeholders in it. It runs until this command ends.
 */
const port = Number(process.env.PORT ?? 4322);
const opensBrowser = process.env.BROWSER !== 'none';

await runCommand(async () => {
  const isNew = countOpenQuestions(await readStored('content'), EMPTY_DRAFT) > 0;
  const start = isNew ? '/edit#/setup' : '/edit';
  const running = await findRunningEditor('content', port);
  if (running) {
    console.log(`The editor is already running at  ${running}${start}`);
    if (opensBrowser) openBrowser(running + start);
    return true;
  }
  // Imported late, because they're slow, and a second start doesn't need them.
  const { dev } = await import('astro');
  const { DEV_SERVER_CONFIG } = await import('../editor/local/dev-server-config.ts');
  const server = await dev({
    ...DEV_SERVER_CONFIG,
    logLevel: 'warn',
    server: { port, open: opensBrowser ? start : false },
  });
  const { port: chosen } = server.address;
  console.log(`
The editor is at  http://localhost:${chosen}${start}
Your site:  http://localhost:${chosen}/

What you save there goes into the folder content/.
Press Ctrl+C here when you’re done.`);
  return true;
});

import { runCommand } from '../build/command.ts';
import { EMPTY_DRAFT } from './content/draft.ts';
import { countOpenQuestions } from './content/setup-questions.ts';
import { findRunningEditor } from './local/find-running-editor.ts';
import { readPublished } from './local/save-files.ts';

/**
 * `npm run edit`: opens the editor in the browser, with the setup questions first while the content
 * still has placeholders in it. It runs until this command ends.
 */
const port = Number(process.env.PORT ?? 4322);
const opensBrowser = process.env.BROWSER !== 'none';

await runCommand(async () => {
  const isNew = countOpenQuestions(await readPublished('content'), EMPTY_DRAFT) > 0;
  const start = isNew ? '/edit#/setup' : '/edit';
  const running = await findRunningEditor('content', port);
  if (running) {
    console.log(`The editor is already running at  ${running}${start}`);
    return true;
  }
  // Imported late, because they're slow, and a second start doesn't need them.
  const { dev } = await import('astro');
  const { DEV_SERVER_CONFIG } = await import('./local/dev-server-config.ts');
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

import { dev } from 'astro';
import { inPlainWords } from '../build/plain-words.ts';

/** `npm run edit`: opens the editor in the browser. It lives as long as this command runs. */
const port = Number(process.env.PORT ?? 4322);

await inPlainWords(async () => {
  const server = await dev({
    configFile: './editor/local/astro.config.ts',
    logLevel: 'warn',
    server: { port, open: process.env.BROWSER === 'none' ? false : '/edit' },
  });
  const { port: chosen } = server.address;
  console.log(`
The editor is at  http://localhost:${chosen}/edit
The site as it will look:  http://localhost:${chosen}/

What you save there is written into the folder content/.
Press Ctrl+C here when you are done.`);
  return true;
});

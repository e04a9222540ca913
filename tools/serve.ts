import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { builtFor } from '../build/hosting/serve.ts';
import { siteHandler } from '../build/hosting/site-handler.ts';

/** `npm start`: serves the built site. PORT and HOST choose another address. */
const port = Number(process.env.PORT ?? 4321);
const host = process.env.HOST ?? 'localhost';

if (!existsSync('dist/index.html')) {
  console.error('The site isn’t built yet. Run  npm start  to build it and see it.');
  process.exit(1);
}
const { base } = builtFor('dist');
const server = createServer(siteHandler('dist', base));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `http://${host}:${port} is already in use, maybe by this site in another window. Close that window, then run  npm start  again.`
      : `The site can’t be served at http://${host}:${port}. ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, host, () =>
  console.log(`The site is at http://${host}:${port}${base}\nPress Ctrl+C here to stop it.`),
);

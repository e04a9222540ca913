import { createServer } from 'node:http';
import { siteHandler } from './serve/site-handler.ts';

/** `npm start`: serves the built site. PORT and HOST choose another address. */
const port = Number(process.env.PORT ?? 4321);
const host = process.env.HOST ?? 'localhost';

const server = createServer(siteHandler('dist', process.env.BASE_PATH));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the other program, or choose another port:  PORT=${port + 1} npm start`
      : `The site can't be served: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, host, () => console.log(`The site is at http://${host}:${port}`));

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WRANGLER } from '../../tools/deploy/hosts.ts';
import { FROZEN } from '../support/built-farm.ts';
import { type Host, run } from './host.ts';

/** It has the editor for the phone, whose page has a policy of its own. */
const site = FROZEN.withEditor;
const work = resolve('.cache/hosts');
mkdirSync(work, { recursive: true });

const answers = (command: string, args: string[]) => spawnSync(command, args).status === 0;

/** The file that the build made for a server, with this machine's folder and port in it. */
function adapted(name: string, changes: [string | RegExp, string][]): string {
  const made = readFileSync(`${site.server}/${name}`, 'utf8');
  const all: typeof changes = [['/var/www/farm', resolve(site.dist)], ...changes];
  const adaptedText = all.reduce((text, [from, to]) => text.replaceAll(from, to), made);
  const file = join(work, name);
  writeFileSync(file, adaptedText);
  return file;
}

const nginx: Host = {
  name: 'nginx',
  compresses: true,
  knowsWhetherFound: true,
  missing: () => (answers('nginx', ['-v']) ? undefined : 'nginx is not installed'),
  start(port) {
    const adaptedSite = adapted('nginx.conf', [[/listen (\[::\]:)?80;/g, `listen $1${port};`]]);
    const main = join(work, 'main.conf');
    const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      main,
      `${asRoot} daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log; events {}
http {
  access_log off; client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi; uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  include ${adaptedSite};
}`,
    );
    return run('nginx', ['-e', `${work}/error.log`, '-c', main]);
  },
};

const caddy: Host = {
  name: 'Caddy',
  compresses: true,
  knowsWhetherFound: true,
  missing: () => (answers('caddy', ['version']) ? undefined : 'caddy is not installed'),
  start(port) {
    const file = adapted('Caddyfile', [[/^\S+ \{$/gm, `http://localhost:${port} {`]]);
    writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(file, 'utf8')}`);
    const folders = { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work };
    return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], folders);
  },
};

const cloudflare: Host = {
  name: 'Cloudflare',
  compresses: false,
  knowsWhetherFound: false,
  missing: () =>
    answers('npx', ['--yes', WRANGLER, '--version'])
      ? undefined
      : `npx could not get or start ${WRANGLER}`,
  start(port) {
    const config = join(work, 'wrangler.jsonc');
    writeFileSync(
      config,
      readFileSync('wrangler.jsonc', 'utf8').replace('./dist', resolve(site.dist)),
    );
    const options = ['--local', '--config', config, '--ip', 'localhost', '--port', String(port)];
    return run('npx', ['--yes', WRANGLER, 'dev', ...options], {
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
    });
  },
};

export const HOSTS = [nginx, caddy, cloudflare];

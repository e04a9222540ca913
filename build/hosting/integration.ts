import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPages, writePages } from '../built-pages.ts';
import { siteAddress } from './address.ts';
import { readBuiltSite } from './built-site.ts';
import { caddyfile } from './caddy.ts';
import { headerRules } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx.ts';
import { withPolicy } from './policy.ts';

/** Writes what hosts need to serve the built site safely: the policy into each page, and headers. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir).replace(/[\\/]$/, '');
        writePages(readPages(dist), withPolicy);
        const { host, base } = siteAddress();
        const rules = headerRules(readBuiltSite(dist, base));
        const server = { host, port: 80, folder: '/var/www/farm', base };
        await mkdir(`${dist}-server`, { recursive: true });
        await Promise.all([
          writeFile(join(dist, '_headers'), headersFile(rules)),
          writeFile(join(`${dist}-server`, 'nginx.conf'), nginxSite(rules, server)),
          writeFile(join(`${dist}-server`, 'Caddyfile'), caddyfile(rules, server)),
        ]);
      },
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../built-site.ts';
import { siteAddress } from '../hosting/address.ts';
import { addressesOf, siteHeaders } from '../hosting/built-site-headers.ts';
import { caddyfile } from '../hosting/caddy.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { nginxSite } from '../hosting/nginx.ts';

/** Writes the headers for all hosts. Last, because every file that was built before has its own. */
export function writeHeaders(site: BuiltSite): string {
  const rules = siteHeaders(site);
  const server = {
    host: siteAddress().host,
    port: 80,
    folder: '/var/www/farm',
    base: site.base,
    pages: addressesOf(site.pages).filter((path) => path !== ''),
  };
  const settings = `${site.folder}-server`;
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(site.folder, '_headers'), headersFile(rules));
  writeFileSync(join(settings, 'nginx.conf'), nginxSite(rules, server));
  writeFileSync(join(settings, 'Caddyfile'), caddyfile(rules, server));
  return `${rules.flatMap(({ paths }) => paths).length} rules for all hosts`;
}

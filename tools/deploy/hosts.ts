import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The hosts' own tools are large, so they are no dependencies: npx gets them when they are wanted. */
export const WRANGLER = 'wrangler@4.158.0';
const NETLIFY = 'netlify-cli@27.10.2';

export interface Order {
  /** The farm's name. */
  name: string;
  /** The site's address so far. */
  site: string;
  /** What was typed behind the host's name. */
  target: string;
}

export interface Host {
  name: string;
  /** Commands that put dist/ online, in order. */
  steps: string[][];
  /** Where the host has put the site, if it says so. */
  findAddress(): string | undefined;
  /** What is left to do by hand. */
  byHand?: string;
}

/** Nobody knows the site's address yet. */
export const isStandIn = (site: string) => new URL(site).host === 'example.com';

const LOG = '.wrangler/deployed.ndjson';

function cloudflare(): Host {
  // Wrangler adds a line for each deploy to the file that this names.
  process.env.WRANGLER_OUTPUT_FILE_PATH = LOG;
  return {
    name: 'Cloudflare',
    steps: [['npx', '--yes', WRANGLER, 'deploy']],
    findAddress: () => (existsSync(LOG) ? addressInLog(readFileSync(LOG, 'utf8')) : undefined),
  };
}

export function addressInLog(lines: string): string | undefined {
  const deploys = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; targets?: string[] })
    .filter(({ type }) => type === 'deploy');
  const [target] = deploys.at(-1)?.targets ?? [];
  return target && `https://${target.replace(/^https:\/\//, '')}`;
}

function netlify({ name, site }: Order): Host {
  const [, known] = /^([\w-]+)\.netlify\.app$/.exec(new URL(site).host) ?? [];
  // In a folder that was deployed before, Netlify knows the site, and a new name counts for nothing.
  const which = known ? ['--site', known] : ['--site-name', siteNameFrom(name)];
  return {
    name: 'Netlify',
    steps: [['npx', '--yes', NETLIFY, 'deploy', '--prod', '--no-build', '--dir', 'dist', ...which]],
    findAddress: () => {
      const { stdout } = spawnSync('npx', ['--yes', NETLIFY, 'status', '--json'], {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      return /"site-url": *"(https:[^"]+)"/.exec(stdout)?.[1];
    },
  };
}

/** "Ann's Ducks" → "anns-ducks", which becomes anns-ducks.netlify.app */
export const siteNameFrom = (farmName: string) =>
  farmName
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'our-farm';

function server({ site, target }: Order): Host {
  const folder = target.replace(/\/+$/, '');
  const [machine] = folder.split(':');
  return {
    name: 'Your server',
    steps: [
      ['rsync', '-a', '--delete', '--delay-updates', 'dist/', `${folder}/`],
      ['rsync', '-a', 'dist-server/', `${folder}-server/`],
    ],
    findAddress: () => site,
    byHand: `Now make the server read its new settings:
  ssh ${machine} sudo systemctl reload nginx      (or caddy)`,
  };
}

export const HOSTS = { cloudflare, netlify, server };

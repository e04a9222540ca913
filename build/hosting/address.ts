import { readFarm } from '../read-farm.ts';

/**
 * Where the site is going to live: what content/farm.yaml says, unless SITE_ADDRESS says otherwise
 * for one build. An address with a path, like https://me.github.io/my-farm, puts the site below
 * that path.
 */
export function siteAddress(env: NodeJS.ProcessEnv = process.env) {
  const address = new URL(env.SITE_ADDRESS ?? readFarm().site);
  return {
    origin: address.origin,
    base: asBase(address.pathname),
  };
}

/** Starts and ends with a slash. */
const asBase = (path: string) => `/${path}/`.replaceAll(/\/{2,}/g, '/');

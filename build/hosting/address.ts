import { readFarm } from '../read-farm.ts';

/**
 * The site's origin and base path, from content/farm.yaml or SITE_ADDRESS. An address such as
 * https://me.github.io/my-farm has the base path /my-farm/.
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

import { placeholderMessage } from '../../model/placeholders.ts';
import { readFarm } from '../read-farm.ts';

/**
 * The site's origin and base path, from content/farm.yaml or SITE_ADDRESS. An address such as
 * https://me.github.io/my-farm has the base path /my-farm/. A placeholder in farm.yaml has no origin.
 */
export function originAndBase(env: NodeJS.ProcessEnv = process.env, { site } = readFarm()) {
  const address = new URL(env.SITE_ADDRESS ?? site);
  const isKnown = env.SITE_ADDRESS !== undefined || !placeholderMessage(site);
  return {
    origin: isKnown ? address.origin : undefined,
    base: asBase(address.pathname),
  };
}

/** Starts and ends with a slash. */
const asBase = (path: string) => `/${path}/`.replaceAll(/\/{2,}/g, '/');

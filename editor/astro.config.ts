import type { AstroUserConfig } from 'astro';
import site from '../astro.config.ts';
import { editor } from './integration.ts';

/** The site as it is being worked on, and the editor beside it. Only `npm run edit` uses this. */
const config: AstroUserConfig = {
  ...(site as AstroUserConfig),
  base: '/',
  trailingSlash: 'ignore',
  integrations: [...(site.integrations ?? []), editor()],
};

export default config;

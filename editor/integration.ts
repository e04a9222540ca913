import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { stopBuild } from '../build/command.ts';
import { originAndBase } from '../build/hosting/address.ts';
import { hostedRepository, writeHostedEditor } from './hosted-editor.ts';

/** Adds the owner's editor to a built site. It comes after `afterBuild`, whose files it reads. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const site = { folder: fileURLToPath(dir), base: originAndBase().base };
      try {
        logger.info(await writeHostedEditor(site, hostedRepository()));
      } catch (error) {
        stopBuild(`The editor could not be added to the site. ${error}`);
      }
    },
  },
});

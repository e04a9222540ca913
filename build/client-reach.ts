import type { AstroIntegration } from 'astro';

/** Adds `client:reach`, which hydrates an island late. */
export const clientReach = (): AstroIntegration => ({
  name: 'client-reach',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'reach', entrypoint: './src/islands/reach.ts' }),
  },
});

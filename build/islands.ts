import type { AstroIntegration } from 'astro';

/** Two ways to wake an island late: see src/islands/directives. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['reach', 'scroll']) {
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
      }
    },
  },
});

import type { AstroIntegration } from 'astro';

/** Two ways to wake an island late, so that a visitor who only reads downloads no script. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['reach', 'scroll']) {
          addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
        }
      },
    },
  };
}

import type { HeaderRule } from './headers.ts';

/** The _headers file that Cloudflare and Netlify read. */
export const headersFile = (rules: HeaderRule[]) =>
  rules
    .flatMap(({ paths, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return paths.map((path) => `${[path, ...lines].join('\n')}\n`);
    })
    .join('\n');

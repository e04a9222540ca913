import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sitePath } from '../src/site/links.ts';
import { readPages, writePages } from './built-pages.ts';

/** What Astro writes into every page that has islands: a style, a script for each directive, its runtime. */
const ISLAND_CODE = /<style>astro-island,[^<]*<\/style>|<script>(.*?)<\/script>/gs;

/**
 * Two ways to wake an island late, and the runtime that does it in a file of its own, which
 * `starter.ts` fetches. So a visitor who only reads is sent no script, and pages stay small.
 */
export function islands(): AstroIntegration {
  let base = '/';
  let assets = '';
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['reach', 'scroll']) {
          addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
        }
      },
      'astro:config:done': ({ config }) => {
        base = config.base;
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const scripts = new Set<string>();
        const pages = readPages(dist).map(({ file, html }) => ({
          file,
          html: html.replaceAll(ISLAND_CODE, (_, script?: string) => {
            if (script) scripts.add(script);
            return '';
          }),
        }));
        const element = [...scripts].find((script) => script.includes('customElements.define'));
        if (!element) throw new Error('Astro’s island element is not in the pages.');
        scripts.delete(element);
        // The element starts at once and needs the directives by then.
        const runtime = [...[...scripts].sort(), element].join('\n');
        const file = `${assets}/island-runtime.${hash(runtime)}.js`;
        await writeFile(`${dist}/${file}`, runtime);
        const attribute = `data-island-runtime="${sitePath(file, base)}"`;
        writePages(pages, (html) => html.replace('<html ', `<html ${attribute} `));
      },
    },
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

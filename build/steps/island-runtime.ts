import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { islandCode } from '../../src/astro-internals/island-code.ts';
import { sitePath } from '../../src/site/links.ts';
import type { BuiltSite } from '../built-site.ts';

/**
 * Moves the islands' runtime out of the pages into a file, which `src/islands/island-loader.ts` fetches.
 * So a visitor who only reads downloads no framework code, and pages stay small.
 */
export function moveIslandRuntime({ folder, base, pages }: BuiltSite): string {
  const directives = new Set<string>();
  const elements = new Set<string>();
  for (const page of pages) {
    if (!page.html.includes('<astro-island')) continue;
    const { html, scripts, element } = islandCode(page.html, page.file);
    page.html = html;
    elements.add(element);
    for (const script of scripts) directives.add(script);
  }
  if (elements.size !== 1) throw new Error(`There are ${elements.size} kinds of island element.`);
  // The element starts immediately, so the directives must come before it.
  const runtime = [...[...directives].sort(), ...elements].join('\n');
  const file = `assets/island-runtime.${hash(runtime)}.js`;
  writeFileSync(`${folder}/${file}`, runtime);
  const attribute = `data-island-runtime="${sitePath(file, base)}"`;
  for (const page of pages) page.html = page.html.replace('<html ', `<html ${attribute} `);
  return `the runtime and ${directives.size} directives of ${pages.length} pages are in ${file}`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

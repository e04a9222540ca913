import { loadRenderers } from 'astro:container';
import { dirname, join } from 'node:path';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { CheckedFile } from '../../model/checked-file.ts';
import { type ContentKind, contentFiles } from '../../model/content-files.ts';
import type { PictureField } from '../../model/fields.ts';
import NotFound from '../../src/pages/404.astro';
import About from '../../src/pages/about.astro';
import Blog from '../../src/pages/blog.astro';
import Gallery from '../../src/pages/gallery.astro';
import Home from '../../src/pages/index.astro';
import Products from '../../src/pages/products.astro';
import { contentInMemory } from './content-in-memory.ts';

const PAGES = { Home, About, Products, Gallery, Blog, NotFound };
type PageName = keyof typeof PAGES;

const EVERY_PAGE = Object.keys(PAGES) as PageName[];
/** Titles stand in every page's menu, so most kinds of content reach them all. */
const REACH: Partial<Record<ContentKind, PageName[]>> = {
  home: ['Home'],
  sections: ['Products'],
  posts: ['Blog'],
  notFound: ['NotFound'],
};

/** Nothing wakes up in a page that is only rendered, so the islands' directives need names only. */
const clientDirectives = new Map(['reach', 'scroll'].map((name) => [name, '()=>{}']));

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  manifest: { clientDirectives } as SSRManifest,
});

const schemas = new Map<string, z.ZodType>();

/** Renders the site's real pages that a kind of content reaches, from content that passed the check. */
export async function renderPages(files: readonly CheckedFile[], changed: ContentKind) {
  contentInMemory.clear();
  for (const { kind, id, file, written } of files) {
    const schema = schemas.get(file) ?? contentFiles[kind].schema(pictureInMemory(file));
    schemas.set(file, schema);
    const data = await schema.parseAsync(written.data);
    contentInMemory.set(kind, [...(contentInMemory.get(kind) ?? []), { id, data }]);
  }
  const names = REACH[changed] ?? EVERY_PAGE;
  return Promise.all(
    names.map(async (name) => ({
      name,
      html: await container.renderToString(PAGES[name], { partial: false }),
    })),
  );
}

const sizes = new Map<string, Promise<{ width: number; height: number }>>();

function pictureInMemory(contentFile: string): PictureField {
  const field = z.string().transform(async (path) => {
    const file = join(dirname(contentFile), path);
    const size = sizes.get(file) ?? sharp(file).metadata();
    sizes.set(file, size);
    const { width, height } = await size;
    return { src: `/@fs${file}`, width, height, format: 'webp', fsPath: file };
  });
  return (() => field) as unknown as PictureField;
}

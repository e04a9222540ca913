import { loadRenderers } from 'astro:container';
import { basename, dirname, join } from 'node:path';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { ImageMetadata, SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { CheckedFile } from '../../model/checked-file.ts';
import { type ContentKind, contentFiles } from '../../model/content-files.ts';
import type { PictureFields } from '../../model/fields.ts';
import { contentInMemory } from './content-in-memory.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];
const PAGES = import.meta.glob<Component>('../../src/pages/*.astro', {
  eager: true,
  import: 'default',
});
const PAGE_OF: Partial<Record<ContentKind, string>> = {
  home: 'index',
  sections: 'products',
  posts: 'blog',
  notFound: '404',
};

/** Titles are in every page's menu, so most kinds of content affect all pages. */
function pagesAffectedBy(changed: ContentKind) {
  const only = PAGE_OF[changed];
  return Object.entries(PAGES).filter(([file]) => !only || file.endsWith(`/${only}.astro`));
}

/** Nothing hydrates here, so the directive only needs a name. */
const clientDirectives = new Map([['reach', '()=>{}']]);

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  manifest: { clientDirectives } as SSRManifest,
});

const schemas = new Map<string, z.ZodType>();

/** Renders the site's real pages that a kind of content affects. The content has passed the check. */
export async function renderPages(files: readonly CheckedFile[], changed: ContentKind) {
  contentInMemory.clear();
  for (const { kind, id, file, yaml } of files) {
    const schema = schemas.get(file) ?? contentFiles[kind].schema(picturesInMemory(file));
    schemas.set(file, schema);
    const data = await schema.parseAsync(yaml.data);
    contentInMemory.set(kind, [...(contentInMemory.get(kind) ?? []), { id, data }]);
  }
  return Promise.all(
    pagesAffectedBy(changed).map(async ([file, page]) => ({
      name: basename(file, '.astro'),
      html: await container.renderToString(page, { partial: false }),
    })),
  );
}

const sizes = new Map<string, Promise<{ width: number; height: number }>>();

function picturesInMemory(contentFile: string): PictureFields<ImageMetadata> {
  const picture = z.string().transform(async (path) => {
    const file = join(dirname(contentFile), path);
    const size = sizes.get(file) ?? sharp(file).metadata();
    sizes.set(file, size);
    const { width, height } = await size;
    return { src: `/@fs${file}`, width, height, format: 'webp' as const, fsPath: file };
  });
  const drawing = z.string().transform((path) => join(dirname(contentFile), path));
  return { picture: () => picture, drawing: () => drawing };
}

import { defineCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { type ContentKind, contentFiles } from '../model/content-files.ts';
import type { PictureFields } from '../model/fields.ts';
import { contentLoader } from './content-loader.ts';

const collectionOf = <S extends z.ZodType>(
  kind: ContentKind,
  schema: (pictures: PictureFields<ImageMetadata>) => S,
) =>
  defineCollection({
    loader: contentLoader(kind),
    schema: ({ image }) => schema({ picture: image, drawing: () => z.string() }),
  });

/** Every kind of content is a collection under its own name. */
export const collections = {
  farm: collectionOf('farm', contentFiles.farm.schema),
  home: collectionOf('home', contentFiles.home.schema),
  about: collectionOf('about', contentFiles.about.schema),
  products: collectionOf('products', contentFiles.products.schema),
  gallery: collectionOf('gallery', contentFiles.gallery.schema),
  blog: collectionOf('blog', contentFiles.blog.schema),
  notFound: collectionOf('notFound', contentFiles.notFound.schema),
  sections: collectionOf('sections', contentFiles.sections.schema),
  posts: collectionOf('posts', contentFiles.posts.schema),
} satisfies Record<ContentKind, unknown>;

import { defineCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { ContentKind } from '../model/content-files.ts';
import type { PictureFields } from '../model/fields.ts';
import {
  aboutSchema,
  blogSchema,
  farmSchema,
  gallerySchema,
  homeSchema,
  notFoundSchema,
  postSchema,
  productsSchema,
  sectionSchema,
} from '../model/schema.ts';
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
  farm: collectionOf('farm', farmSchema),
  home: collectionOf('home', homeSchema),
  about: collectionOf('about', aboutSchema),
  products: collectionOf('products', productsSchema),
  gallery: collectionOf('gallery', gallerySchema),
  blog: collectionOf('blog', blogSchema),
  notFound: collectionOf('notFound', notFoundSchema),
  sections: collectionOf('sections', sectionSchema),
  posts: collectionOf('posts', postSchema),
} satisfies Record<ContentKind, unknown>;

import { defineCollection, type SchemaContext } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { type ContentKind, contentFiles, kindNames } from '../model/content-files.ts';
import type { PictureField } from '../model/fields.ts';
import { contentLoader } from './content-loader.ts';

type Collections = {
  [K in ContentKind]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof contentFiles)[K]['schema']>;
  };
};

const collectionOf = (kind: ContentKind) =>
  defineCollection({
    loader: contentLoader(kind),
    schema: ({ image }): z.ZodType => contentFiles[kind].schema(pictureFrom(image)),
  });

const pictureFrom = (image: SchemaContext['image']) =>
  ((kind) => (kind === 'drawing' ? z.string() : image())) as PictureField;

/** Every kind of content is a collection under its own name. */
export const collections = Object.fromEntries(
  kindNames.map((kind) => [kind, collectionOf(kind)]),
) as unknown as Collections;

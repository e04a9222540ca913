import { defineCollection, type SchemaContext } from 'astro:content';
import type { z } from 'astro/zod';
import { contentFiles } from './content/content-files.ts';
import { contentLoader } from './content-loader.ts';

interface ContentFiles<S extends z.ZodType> {
  folder: string;
  pattern: string;
  schema: (picture: SchemaContext['image']) => S;
}

const collectionOf = <S extends z.ZodType>({ folder, pattern, schema }: ContentFiles<S>) =>
  defineCollection({
    loader: contentLoader({ base: `./content/${folder}`, pattern }),
    schema: ({ image }) => schema(image),
  });

export const collections = {
  farm: collectionOf(contentFiles.farm),
  home: collectionOf(contentFiles.home),
  about: collectionOf(contentFiles.about),
  products: collectionOf(contentFiles.products),
  gallery: collectionOf(contentFiles.gallery),
  blog: collectionOf(contentFiles.blog),
  notFound: collectionOf(contentFiles.notFound),
  sections: collectionOf(contentFiles.sections),
  posts: collectionOf(contentFiles.posts),
};

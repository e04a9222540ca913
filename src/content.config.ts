import { defineCollection, type SchemaContext } from 'astro:content';
import type { z } from 'astro/zod';
import { contentLoader } from '../tools/content/loader.ts';
import { contentFiles } from './site/content-files.ts';

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

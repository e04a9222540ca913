import {
  type Collection,
  type ComponentSchema,
  type Config,
  fields,
  type Singleton,
} from '@keystatic/core';
import type { z } from 'astro/zod';
import { type ContentKind, contentFiles } from '../src/content/content-files.ts';
import { formFor, pictureInForms } from './fields.tsx';

type Form = Record<string, ComponentSchema>;

const schemaOf = (kind: ContentKind) => contentFiles[kind].schema(pictureInForms) as z.ZodObject;

/** A kind of content that has just one file. */
function single(kind: ContentKind, label: string, page: string): Singleton<Form> {
  const { folder, pattern } = contentFiles[kind];
  return {
    label,
    path: `${folder === '' ? '' : `${folder}/`}${pattern.replace('.yaml', '')}`,
    format: { data: 'yaml' },
    previewUrl: page,
    schema: formFor(schemaOf(kind)),
  };
}

/** A kind of content with as many files as the owner likes, each named after its title. */
function several(
  kind: 'sections' | 'posts',
  label: string,
  page: string,
): Collection<Form, string> {
  const schema = schemaOf(kind);
  return {
    label,
    path: `${contentFiles[kind].folder}/*`,
    format: { data: 'yaml' },
    slugField: 'title',
    columns: [kind === 'posts' ? 'number' : 'order'],
    previewUrl: page,
    schema: { ...formFor(schema), title: titleAndFileName(schema) },
  };
}

function titleAndFileName({ shape }: z.ZodObject): ComponentSchema {
  return fields.slug({
    name: {
      label: 'Title',
      description: (shape.title as z.ZodType).description ?? '',
      validation: { isRequired: true },
    },
    slug: {
      label: 'File name',
      description: 'The name of its file, and of its place on the page.',
      validation: {
        pattern: {
          regex: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
          message: 'Use small letters, numbers and single dashes, and start with a letter.',
        },
      },
    },
  });
}

const editorConfig: Config = {
  storage: { kind: 'local' },
  ui: {
    navigation: {
      'The farm': ['farm'],
      'What you sell and write': ['sections', 'posts'],
      'The words of each page': ['home', 'about', 'products', 'gallery', 'blog', 'notFound'],
    },
  },
  singletons: {
    farm: single('farm', 'The farm’s facts and the notice', '/'),
    home: single('home', 'Home', '/'),
    about: single('about', 'About', '/about'),
    products: single('products', 'Products', '/products'),
    gallery: single('gallery', 'Gallery', '/gallery'),
    blog: single('blog', 'Blog', '/blog'),
    notFound: single('notFound', 'Page not found', '/no-such-page'),
  },
  collections: {
    sections: several('sections', 'Products with photos and prices', '/products'),
    posts: several('posts', 'Blog posts', '/blog'),
  },
};

export default editorConfig;

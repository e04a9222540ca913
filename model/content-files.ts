import type { PageName } from './page-names.ts';
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
} from './schema.ts';

/** Where each kind of content is below `content/`, and its schema. */
export const contentFiles = {
  farm: { folder: '', pattern: 'farm.yaml', schema: farmSchema },
  home: { folder: 'pages', pattern: 'home.yaml', schema: homeSchema },
  about: { folder: 'pages', pattern: 'about.yaml', schema: aboutSchema },
  products: { folder: 'pages', pattern: 'products.yaml', schema: productsSchema },
  gallery: { folder: 'pages', pattern: 'gallery.yaml', schema: gallerySchema },
  blog: { folder: 'pages', pattern: 'blog.yaml', schema: blogSchema },
  notFound: { folder: 'pages', pattern: 'not-found.yaml', schema: notFoundSchema },
  sections: { folder: 'products', pattern: '*.yaml', schema: sectionSchema },
  posts: { folder: 'posts', pattern: '*.yaml', schema: postSchema },
} as const satisfies Record<PageName | 'farm' | 'notFound' | ListedKind, object>;

export type ContentKind = keyof typeof contentFiles;
/** Kinds with any number of files. */
export type ListedKind = 'sections' | 'posts';

export const isListed = (kind: ContentKind): kind is ListedKind =>
  contentFiles[kind].pattern.startsWith('*');

export const kindNames = Object.keys(contentFiles) as ContentKind[];

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

/** Where each kind of content lives below `content/`, and what it may hold. */
export const contentFiles = {
  farm: { folder: '.', pattern: 'farm.yaml', schema: farmSchema },
  home: { folder: 'pages', pattern: 'home.yaml', schema: homeSchema },
  about: { folder: 'pages', pattern: 'about.yaml', schema: aboutSchema },
  products: { folder: 'pages', pattern: 'products.yaml', schema: productsSchema },
  gallery: { folder: 'pages', pattern: 'gallery.yaml', schema: gallerySchema },
  blog: { folder: 'pages', pattern: 'blog.yaml', schema: blogSchema },
  notFound: { folder: 'pages', pattern: 'not-found.yaml', schema: notFoundSchema },
  sections: { folder: 'products', pattern: '*.yaml', schema: sectionSchema },
  posts: { folder: 'posts', pattern: '*.yaml', schema: postSchema },
} as const;

export type ContentKind = keyof typeof contentFiles;

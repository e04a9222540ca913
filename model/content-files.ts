import { PAGE_NAMES, type PageName } from './page-names.ts';
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

const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  products: productsSchema,
  gallery: gallerySchema,
  blog: blogSchema,
} satisfies Record<PageName, unknown>;

type PageFiles = {
  [P in PageName]: { folder: 'pages'; pattern: string; schema: (typeof pageSchemas)[P] };
};
const pageFiles = Object.fromEntries(
  PAGE_NAMES.map((page) => [
    page,
    { folder: 'pages', pattern: `${page}.yaml`, schema: pageSchemas[page] },
  ]),
) as PageFiles;

/** Where each kind of content is below `content/`, and its schema. */
export const contentFiles = {
  farm: { folder: '', pattern: 'farm.yaml', schema: farmSchema },
  ...pageFiles,
  notFound: { folder: 'pages', pattern: 'not-found.yaml', schema: notFoundSchema },
  sections: { folder: 'products', pattern: '*.yaml', schema: sectionSchema },
  posts: { folder: 'posts', pattern: '*.yaml', schema: postSchema },
} as const;

export type ContentKind = keyof typeof contentFiles;
/** Kinds with any number of files. */
export type ListedKind = 'sections' | 'posts';

export const kindNames = Object.keys(contentFiles) as ContentKind[];

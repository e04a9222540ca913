import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { ComponentProps, ReactNode } from 'react';
import { prerender } from 'react-dom/static.browser';
import { isEqual, isRecord } from '../../model/compare.ts';
import { resolvePath, stemOf } from '../../model/content-folder.ts';
import type { PictureFields } from '../../model/fields.ts';
import {
  farmSchema,
  gallerySchema,
  postSchema,
  productsSchema,
  sectionSchema,
} from '../../model/schema.ts';
import { sectionIds } from '../../model/section-ids.ts';
import { BlogCard } from '../../src/components/BlogCard.tsx';
import { FarmNotes } from '../../src/components/FarmNotes.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { PhotoGrid } from '../../src/components/PhotoGrid.tsx';
import { ProductSection } from '../../src/components/ProductSection.tsx';
import { ProductsHero } from '../../src/components/ProductsHero.tsx';
import { withSupply } from '../../src/site/availability.ts';
import { contactOf } from '../../src/site/contact.ts';
import { dateIn } from '../../src/site/dates.ts';
import { farmNotes } from '../../src/site/farm-notes.ts';
import { activeNotice } from '../../src/site/notice.ts';
import { fileOf, kindOf } from '../content/content-kinds.ts';
import { currentData, type Draft, parseData, publishedText } from '../content/draft.ts';
import type { Published } from '../content/published-content.ts';
import { asList } from '../content/values.ts';

interface PreviewedFile {
  published: Published;
  draft: Draft;
  file: string;
  /** The URL of a picture, by its path in content/. */
  pictureUrl: (path: string) => Promise<string | undefined>;
}

/** Renders a change as HTML; undefined if visitors see no difference. */
export async function renderPreview(previewed: PreviewedFile): Promise<string | undefined> {
  const preview = await previewOf(previewed);
  if (!preview) return undefined;
  const { prelude } = await prerender(preview);
  return await new Response(prelude).text();
}

async function previewOf(previewed: PreviewedFile): Promise<ReactNode> {
  const { published, draft, file } = previewed;
  const before = parseData(publishedText(published, file));
  const after = draft.files[file]?.data;
  if (!after) return undefined;
  const today = dateIn(currentData(published, draft, fileOf('farm'))?.timeZone);
  const products = currentData(published, draft, fileOf('products'));
  const kind = kindOf(file);
  const pictures = picturesIn(file);
  const isChanged = (...names: string[]) =>
    names.some((name) => !isEqual(before?.[name], after[name]));
  const isNew = (name: string) => {
    const old = asList(before?.[name]);
    const added = asList(after[name]).map((entry) => !old.some((each) => isEqual(each, entry)));
    return (_entry: unknown, i: number) => added[i] === true;
  };
  if (kind === 'farm') {
    const farm = farmSchema(pictures).safeParse(after).data;
    const notice = activeNotice(farm?.notice, today);
    return (
      <>
        {notice && isChanged('notice') && <Notice {...notice} />}
        {farm && isChanged('pickup', 'payment', 'contact') && (
          <FarmNotes notes={farmNotes(farm)} contact={contactOf(farm)} />
        )}
      </>
    );
  }
  if (kind === 'products') {
    const page = productsSchema(pictures).safeParse(after).data;
    if (!page || !isChanged('heading', 'tally', 'intro', 'galleryLink', 'picture'))
      return undefined;
    await loadPictures(page.picture, previewed);
    return <ProductsHero {...page} galleryLink={{ label: page.galleryLink, href: '' }} />;
  }
  if (kind === 'posts') {
    const post = postSchema(pictures).safeParse(after).data;
    if (!post) return undefined;
    await loadPictures(post, previewed);
    const blog = currentData(published, draft, fileOf('blog'));
    const farm = currentData(published, draft, fileOf('farm'));
    return (
      <BlogCard
        {...post}
        button={String(blog?.button ?? '')}
        place={String(farm?.place ?? '')}
        mark="icon-192.png"
        index={0}
      />
    );
  }
  if (kind === 'gallery') {
    const photos = gallerySchema(pictures).safeParse(after).data?.photos.filter(isNew('photos'));
    if (!photos?.length) return undefined;
    await loadPictures(photos, previewed);
    return <NewPhotos photos={photos} of={asList(after.photos).length} />;
  }
  const section = kind === 'sections' && sectionSchema(pictures).safeParse(after).data;
  if (!section || section.hidden) return undefined;
  const hasPrices = section.pricing || section.priceList;
  const placeholder = hasPrices ? undefined : section.pricingPlaceholder;
  const photos = section.photos.filter(isNew('photos'));
  const { length } = section.photos;
  if (!hasPrices && !placeholder && photos.length === 0 && length > 0) return undefined;
  await loadPictures([section.ornament, photos, section.priceList, section.backdrop], previewed);
  return (
    <ProductSection
      {...section}
      ids={sectionIds(stemOf(file))}
      pricing={withSupply(section.pricing, today)}
      priceList={withSupply(section.priceList, today)}
      pricesHeading={String(products?.pricesHeading ?? 'Pricing')}
      contact={undefined}
    >
      {length > 0 && <NewPhotos photos={photos} placeholder={placeholder} of={length} />}
    </ProductSection>
  );
}

function NewPhotos({ of, ...shown }: ComponentProps<typeof PhotoGrid> & { of: number }) {
  const others = of - shown.photos.length;
  const other = others < of ? 'other ' : '';
  return (
    <>
      <PhotoGrid {...shown} />
      {others > 0 && (
        <p>{others === 1 ? `Your ${other}photo stays.` : `Your ${other}${others} photos stay.`}</p>
      )}
    </>
  );
}

/** A picture whose URL and size are loaded before the render. */
class DraftPicture implements ImageMetadata {
  src = '';
  width = 1;
  height = 1;
  format = 'webp' as const;
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

const picturesIn = (file: string): PictureFields<DraftPicture> => ({
  picture: () => z.string().transform((path) => new DraftPicture(resolvePath(file, path))),
  drawing: () => z.string(),
});

async function loadPictures(
  shown: unknown,
  from: Pick<PreviewedFile, 'pictureUrl'>,
): Promise<void> {
  if (shown instanceof DraftPicture) {
    const image = new Image();
    image.src = (await from.pictureUrl(shown.path)) ?? '';
    await image.decode().catch(() => undefined);
    shown.src = image.src;
    shown.width = image.naturalWidth || 1;
    shown.height = image.naturalHeight || 1;
  } else if (Array.isArray(shown) || isRecord(shown)) {
    await Promise.all(Object.values(shown).map((inner) => loadPictures(inner, from)));
  }
}

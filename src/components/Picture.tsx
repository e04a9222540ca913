import type { ImageMetadata } from 'astro';
import { croppedSet, type Focus, pictureSet, type Use } from '../pictures/pictures.ts';
import { toneOf } from '../pictures/tones.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src: ImageMetadata;
  /** Empty for decoration. */
  alt: string;
  /** How wide the picture is shown, for the browser to choose a file by. */
  sizes: string;
  /** Fills a frame and is cropped to it, does so across the page, or keeps its own shape. */
  use?: Use;
  focus?: Focus | undefined;
  /** The picture that a visitor sees first on its page. */
  priority?: boolean;
  /** On screens up to this width the picture is cut to this shape, as wide as `sizes` there. */
  narrow?: { upTo: string; ratio: number; sizes: string };
}

/** Who asks for less data gets the files of a narrow picture, for next to nothing in the page. */
const LESS_DATA = '(prefers-reduced-data: reduce) 320px';

/** A picture in the sizes and formats that browsers choose from, on a ground of its nearest ink. */
export async function Picture({
  src,
  alt,
  sizes,
  use = 'framed',
  focus = 'center',
  priority = false,
  narrow,
}: PictureProps) {
  const [files, cropped, tone] = await Promise.all([
    pictureSet(src, use),
    narrow && croppedSet(src, narrow.ratio, focus),
    toneOf(src),
  ]);
  const isCropped = use !== 'ornament';
  return (
    <picture className={styles.picture}>
      {narrow && (
        <source
          type="image/avif"
          media={`(max-width: ${narrow.upTo})`}
          srcSet={cropped}
          sizes={`${LESS_DATA}, ${narrow.sizes}`}
        />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={`${LESS_DATA}, ${sizes}`} />
      <img
        className={isCropped ? styles.cover : styles.ornament}
        src={files.fallback}
        width={files.width}
        height={files.height}
        alt={alt}
        data-focus={focus === 'center' ? undefined : focus}
        data-tone={isCropped ? tone : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

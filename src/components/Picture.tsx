import type { ImageMetadata } from 'astro';
import { pictureSet, toneOf } from '../site/pictures.ts';
import type { FOCUS_POINTS } from '../site/schema.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src: ImageMetadata;
  /** Empty for decoration. */
  alt: string;
  /** How wide the picture is shown, for the browser to choose a file by. */
  sizes: string;
  maxWidth?: number;
  focus?: (typeof FOCUS_POINTS)[number] | undefined;
  /** The picture that a visitor sees first on its page. */
  first?: boolean;
  /** Fills its frame and is cropped to it, or keeps its own shape. */
  fit?: 'cover' | 'own-shape';
}

/** A picture in the sizes and formats that browsers choose from, on a ground of its nearest ink. */
export async function Picture({
  src,
  alt,
  sizes,
  maxWidth = 1440,
  focus = 'center',
  first = false,
  fit = 'cover',
}: PictureProps) {
  const [files, tone] = await Promise.all([pictureSet(src, maxWidth), toneOf(src)]);
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        className={styles[fit]}
        src={files.fallback}
        srcSet={files.webp}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        data-focus={focus === 'center' ? undefined : focus}
        data-tone={fit === 'cover' ? tone : undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

import type { ImageMetadata } from 'astro';
import type { Focus } from '../../model/schema.ts';
import type { Frame } from '../pictures/frames.ts';
import { croppedSet, type PictureSize, pictureSet } from '../pictures/responsive-images.ts';
import { below } from '../styles/breakpoints.ts';
import styles from './Picture.module.css';

/** A picture as content describes it. */
export interface DescribedPicture {
  img: ImageMetadata;
  alt: string;
  focus: Focus;
}

interface PictureProps {
  img: ImageMetadata;
  /** Empty for decoration. */
  alt: string;
  /** Where it is shown, from wide screens to narrow ones. */
  frames: readonly Frame[];
  /** framed, large and wide pictures are cropped to their frame, an ornament keeps its shape. */
  size?: PictureSize;
  focus?: Focus | undefined;
  /** The page's main picture, which loads first. */
  priority?: boolean;
  /** On narrow screens, the picture is cropped to this ratio. */
  narrow?: { ratio: number; sizes: string };
}

/** A picture in several sizes and formats. */
export async function Picture({
  img,
  alt,
  frames,
  size = 'framed',
  focus = 'center',
  priority = false,
  narrow,
}: PictureProps) {
  const [files, cropped] = await Promise.all([
    pictureSet(img, size, frames, focus),
    narrow && croppedSet(img, narrow.ratio, focus),
  ]);
  const isCropped = size !== 'ornament';
  return (
    <picture className={styles.picture}>
      {narrow && (
        <source type="image/avif" media={below('sm')} srcSet={cropped} sizes={narrow.sizes} />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={files.sizes} />
      <img
        className={isCropped ? styles.cover : styles.ornament}
        src={files.fallback}
        width={files.width}
        height={files.height}
        alt={alt}
        data-focus={focus === 'center' ? undefined : focus}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

import type { ImageMetadata } from 'astro';
import type { Frame } from '../pictures/frames.ts';
import { croppedSet, type Focus, pictureSet, type Use } from '../pictures/responsive-images.ts';
import { toneOf } from '../pictures/tones.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src: ImageMetadata;
  /** Empty for decoration. */
  alt: string;
  /** Where it is shown, from wide screens to narrow ones. */
  frames: readonly Frame[];
  /** framed, large and wide pictures are cropped to their frame, an ornament keeps its shape. */
  use?: Use;
  focus?: Focus | undefined;
  /** The page's main picture, which loads first. */
  priority?: boolean;
  /** On screens up to this width, the picture is cropped to this ratio. */
  narrow?: { upTo: string; ratio: number; sizes: string };
}

/** A picture in several sizes and formats, on its nearest ink while it loads. */
export async function Picture({
  src,
  alt,
  frames,
  use = 'framed',
  focus = 'center',
  priority = false,
  narrow,
}: PictureProps) {
  const [files, cropped, tone] = await Promise.all([
    pictureSet(src, use, frames, focus),
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
          sizes={narrow.sizes}
        />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={files.sizes} />
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

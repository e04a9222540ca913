import type { ImageMetadata } from 'astro';
import { isPortrait } from '../pictures/responsive-images.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import styles from './Story.module.css';

interface StoryProps {
  paragraphs: string[];
  photo?: { img: ImageMetadata; alt: string; focus: PictureProps['focus'] } | undefined;
}

/** The farm's story on a sheet of paper below its sign, with a photo beside it. */
export function Story({ paragraphs, photo }: StoryProps) {
  const isUpright = photo && isPortrait(photo.img);
  const layout =
    photo && paragraphs.length > 0 && (isUpright ? styles.besideUpright : styles.beside);
  return (
    <Plate stock="sheet" className={`${styles.sheet} ${layout || ''}`}>
      {photo && (
        <div className={styles.photo} data-upright={isUpright || undefined}>
          <Picture
            src={photo.img}
            alt={photo.alt}
            focus={photo.focus}
            sizes="(max-width: 56em) 80vw, min(38vw, max(33rem, 27vw))"
          />
        </div>
      )}
      {paragraphs.length > 0 && (
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Plate>
  );
}

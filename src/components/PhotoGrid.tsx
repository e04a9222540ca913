import type { ImageMetadata } from 'astro';
import { plainVersion, viewerVersion } from '../pictures/pictures.ts';
import styles from './PhotoGrid.module.css';
import { Picture, type PictureProps } from './Picture.tsx';

export interface Photo {
  img: ImageMetadata;
  title: string;
  alt: string;
  focus: PictureProps['focus'];
}

interface PhotoGridProps {
  photos: Photo[];
  /** Takes the cell after the last photo. */
  placeholder?: { title: string; text: string } | undefined;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder }: PhotoGridProps) {
  const leads = photos.length % 3 === 2;
  return (
    <div className={`${styles.grid} ${leads ? styles.firstIsLarge : ''}`}>
      {photos.map((photo, i) => (
        <PhotoFigure key={photo.title} photo={photo} large={leads && i === 0} />
      ))}
      {placeholder && (
        <div className={styles.placeholder}>
          <h3>{placeholder.title}</h3>
          <p>{placeholder.text}</p>
        </div>
      )}
    </div>
  );
}

async function PhotoFigure({ photo, large }: { photo: Photo; large: boolean }) {
  const wide = large ? 'min(64vw, 53rem)' : 'min(31vw, 26rem)';
  const [href, forViewer] = await Promise.all([plainVersion(photo.img), viewerVersion(photo.img)]);
  return (
    <figure className={styles.figure}>
      <a className={styles.frame} href={href} data-photo={forViewer}>
        <Picture
          src={photo.img}
          alt={photo.alt}
          focus={photo.focus}
          sizes={`(min-width: 64em) ${wide}, (min-width: 40em) 46vw, 92vw`}
          use={large ? 'wide' : 'framed'}
        />
      </a>
      <figcaption>{photo.title}</figcaption>
    </figure>
  );
}

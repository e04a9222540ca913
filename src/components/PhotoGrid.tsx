import type { ImageMetadata } from 'astro';
import { isPortrait, plainVersion, viewerVersion } from '../pictures/responsive-images.ts';
import styles from './PhotoGrid.module.css';
import { Picture, type PictureProps } from './Picture.tsx';
import { type Cell, cellsFor } from './photo-layout.ts';

interface Photo {
  img: ImageMetadata;
  title: string;
  alt: string;
  focus: PictureProps['focus'];
}

interface PhotoGridProps {
  photos: Photo[];
  /** Shown in the cell after the last photo. */
  placeholder?: { title: string; text: string } | undefined;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder }: PhotoGridProps) {
  const arePortrait = photos.map(({ img }) => isPortrait(img));
  const cells = cellsFor([...arePortrait, ...(placeholder ? [false] : [])]);
  const last = cells.at(-1);
  return (
    <div className={styles.grid}>
      {photos.map((photo, i) => (
        <PhotoFigure key={photo.title} photo={photo} cell={cells[i] as Cell} />
      ))}
      {placeholder && (
        <div className={styles.placeholder} data-wide={last?.wide} data-medium={last?.medium}>
          <h3>{placeholder.title}</h3>
          <p>{placeholder.text}</p>
        </div>
      )}
    </div>
  );
}

/** A photo's displayed width. Beyond 1920 px the page grows more slowly than the screen. */
const WIDE = {
  third: 'min(31vw, max(26rem, 21vw))',
  half: 'min(46vw, max(39rem, 32vw))',
  lead: 'min(62vw, max(52rem, 43vw))',
  whole: 'min(92vw, max(80rem, 66vw))',
  // Wider than its cell: it fills the height of two.
  tall: 'min(38vw, max(32rem, 26vw))',
  'tall-half': 'min(52vw, max(44rem, 36vw))',
};
const MEDIUM = { half: '46vw', whole: '92vw', tall: '52vw', 'tall-slim': '34vw', lead: '62vw' };

async function PhotoFigure({ photo, cell }: { photo: Photo; cell: Cell }) {
  const [href, forViewer] = await Promise.all([plainVersion(photo.img), viewerVersion(photo.img)]);
  const isLarge = cell.wide === 'lead' || cell.wide === 'whole';
  return (
    <figure
      className={styles.figure}
      data-wide={cell.wide}
      data-medium={cell.medium}
      data-upright={isPortrait(photo.img) || undefined}
    >
      <a className={styles.frame} href={href} data-photo={forViewer}>
        <Picture
          src={photo.img}
          alt={photo.alt}
          focus={photo.focus}
          sizes={`(min-width: 64em) ${WIDE[cell.wide]}, (min-width: 30em) ${MEDIUM[cell.medium]}, 92vw`}
          use={isLarge ? 'wide' : 'framed'}
        />
      </a>
      <figcaption>
        <span>{photo.title}</span>
      </figcaption>
    </figure>
  );
}

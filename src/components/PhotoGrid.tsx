import type { Frame } from '../pictures/frames.ts';
import {
  panoramaFrame,
  plainVersion,
  shapeOf,
  viewerFiles,
} from '../pictures/responsive-images.ts';
import styles from './PhotoGrid.module.css';
import { type DescribedPicture, Picture } from './Picture.tsx';
import { type Cell, cellsFor, orderOf } from './photo-layout.ts';

interface Photo extends DescribedPicture {
  title: string;
}

interface PhotoGridProps {
  photos: Photo[];
  /** Shown in the cell after the last photo. */
  placeholder?: { title: string; text: string } | undefined;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos: given, placeholder }: PhotoGridProps) {
  const order = placeholder ? given.keys() : orderOf(given.map(({ img }) => shapeOf(img)));
  const photos = [...order].flatMap((i) => given[i] ?? []);
  const shapes = photos.map(({ img }) => shapeOf(img));
  const cells = cellsFor(placeholder ? [...shapes, 'landscape'] : shapes);
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

const LANDSCAPE = 4 / 3;
/** Two rows high, one column wide. */
const TALL = 0.64;
/** The frames of the cells. Beyond 1920 px the page grows more slowly than the screen. */
const WIDE = {
  third: { width: 'min(31vw, max(26rem, 21vw))', ratio: LANDSCAPE },
  half: { width: 'min(46vw, max(39rem, 32vw))', ratio: LANDSCAPE },
  lead: { width: 'min(62vw, max(52rem, 43vw))', ratio: LANDSCAPE },
  whole: { width: 'min(92vw, max(80rem, 66vw))', ratio: 16 / 9 },
  tall: { width: 'min(31vw, max(26rem, 21vw))', ratio: TALL },
  'tall-half': { width: 'min(46vw, max(39rem, 32vw))', ratio: TALL },
};
const MEDIUM = {
  half: { width: '46vw', ratio: LANDSCAPE },
  whole: { width: '92vw', ratio: 3 / 2 },
  tall: { width: '46vw', ratio: TALL },
  square: { width: '46vw', ratio: 1 },
};

function framesOf(photo: Photo, { wide, medium }: Cell): Frame[] {
  if (wide === 'panorama' || medium === 'panorama')
    return [panoramaFrame(photo.img, WIDE.whole.width)];
  return [
    { from: 'lg', ...WIDE[wide] },
    { from: 'xs', ...MEDIUM[medium] },
    { width: '92vw', ratio: shapeOf(photo.img) === 'portrait' ? 3 / 4 : LANDSCAPE },
  ];
}

const WIDE_CELLS = ['lead', 'whole', 'panorama'];

function sizeFor({ wide, medium }: Cell) {
  if (WIDE_CELLS.includes(wide)) return 'wide';
  return wide.endsWith('half') || WIDE_CELLS.includes(medium) ? 'large' : 'framed';
}

async function PhotoFigure({ photo, cell }: { photo: Photo; cell: Cell }) {
  const frames = framesOf(photo, cell);
  const [href, { srcset, shape }] = await Promise.all([
    plainVersion(photo.img),
    viewerFiles(photo.img, frames),
  ]);
  return (
    <figure
      className={styles.figure}
      data-wide={cell.wide}
      data-medium={cell.medium}
      data-shape={shapeOf(photo.img)}
    >
      <a className={styles.frame} href={href} data-photo={srcset} data-shape={shape}>
        <Picture {...photo} frames={frames} size={sizeFor(cell)} />
      </a>
      <figcaption>
        <span>{photo.title}</span>
      </figcaption>
    </figure>
  );
}

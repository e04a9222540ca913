import type { Frame } from '../pictures/frames.ts';
import {
  panoramaFrame,
  plainVersion,
  shapeOf,
  viewerFiles,
} from '../pictures/responsive-images.ts';
import styles from './PhotoGrid.module.css';
import { type DescribedPicture, Picture } from './Picture.tsx';

interface Photo extends DescribedPicture {
  title: string;
}

interface PhotoGridProps {
  photos: Photo[];
  /** Shown in the cell after the last photo. */
  placeholder?: { title: string; text: string } | undefined;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder }: PhotoGridProps) {
  const inColumns = photos.filter(({ img }) => shapeOf(img) !== 'panorama');
  const count = inColumns.length + (placeholder ? 1 : 0);
  return (
    <div className={styles.grid}>
      {photos.map((photo) => (
        <PhotoFigure
          key={photo.title}
          photo={photo}
          cell={cellOf(photo, inColumns.indexOf(photo), count)}
        />
      ))}
      {placeholder && (
        <div className={styles.placeholder} data-wide={wideCell(count - 1, count)}>
          <h3>{placeholder.title}</h3>
          <p>{placeholder.text}</p>
        </div>
      )}
    </div>
  );
}

/** A cell's width on wide screens, and on medium ones, which have two columns. */
interface Cell {
  wide: keyof typeof WIDTHS | 'panorama';
  medium: 'half' | 'whole';
}

/** On wide screens. Beyond 1920 px the page grows more slowly than the screen. */
const WIDTHS = {
  third: 'min(31vw, max(26rem, 21vw))',
  half: 'min(46vw, max(39rem, 32vw))',
  lead: 'min(62vw, max(52rem, 43vw))',
};

/** No row ends with a hole. A panorama has a row of its own. */
function cellOf({ img }: Photo, index: number, count: number): Cell {
  const shape = shapeOf(img);
  if (shape === 'panorama') return { wide: shape, medium: 'whole' };
  const isFirst = index === 0;
  const isLead = isFirst && (count === 1 || (count % 3 === 0 && shape === 'landscape'));
  return {
    wide: isLead ? 'lead' : wideCell(index, count),
    medium: isFirst && count % 2 === 1 ? 'whole' : 'half',
  };
}

/** Photos that are left over from rows of three are first, in rows of two. */
function wideCell(index: number, count: number) {
  const inPairs = (2 * (3 - (count % 3))) % 6;
  return index < inPairs ? 'half' : 'third';
}

function framesOf({ img }: Photo, { wide, medium }: Cell): Frame[] {
  if (wide === 'panorama') return [panoramaFrame(img, 'min(92vw, max(80rem, 66vw))')];
  const isPortrait = shapeOf(img) === 'portrait';
  const ratio = isPortrait ? 3 / 4 : 4 / 3;
  const width = (cell: string) => (isPortrait ? `calc(0.75 * ${cell})` : cell);
  return [
    { from: 'lg', width: width(WIDTHS[wide]), ratio },
    { from: 'xs', width: width(medium === 'half' ? '46vw' : '92vw'), ratio },
    { width: width('92vw'), ratio },
  ];
}

function sizeOf({ wide, medium }: Cell) {
  if (wide === 'lead' || wide === 'panorama') return 'wide';
  return wide === 'half' || medium === 'whole' ? 'large' : 'framed';
}

async function PhotoFigure({ photo, cell }: { photo: Photo; cell: Cell }) {
  const frames = framesOf(photo, cell);
  const [href, { srcset, ratio }] = await Promise.all([
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
      <a className={styles.print} href={href} data-photo={srcset} data-ratio={ratio}>
        <Picture {...photo} frames={frames} size={sizeOf(cell)} />
      </a>
      <figcaption>{photo.title}</figcaption>
    </figure>
  );
}

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

interface Placeholder {
  title: string;
  text: string;
}

interface PhotoGridProps {
  photos: Photo[];
  /** Shown in the cell after the last photo. */
  placeholder?: Placeholder | undefined;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder }: PhotoGridProps) {
  const rows = inRows([...photos, ...(placeholder ? [placeholder] : [])]);
  return (
    <div className={styles.grid}>
      {rows.map((row) => {
        const hasLead = row === rows[0] && row.length === 3 && rowLength(row) === MAX_LENGTH;
        return (
          <div key={row[0]?.title} className={styles.row} data-lead={hasLead || undefined}>
            {row.map((cell, i) =>
              'img' in cell ? (
                <PhotoFigure
                  key={cell.title}
                  photo={cell}
                  share={hasLead && i === 0 ? 2 / 3 : lengthOf(cell) / rowLength(row)}
                />
              ) : (
                <div key={cell.title} className={styles.placeholder}>
                  <h3>{cell.title}</h3>
                  <p>{cell.text}</p>
                </div>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

type Cell = Photo | Placeholder;

/** Widths of cells that are one unit high, in twelfths. */
const LENGTHS = { landscape: 16, portrait: 9, panorama: 0 };
/** Three landscape photos. */
const MAX_LENGTH = 48;
/** A row that is shorter doesn't fill the page: see the style sheet's `max-width`. */
const MIN_LENGTH = 25;

const shapeOfCell = (cell: Cell) => ('img' in cell ? shapeOf(cell.img) : 'landscape');
const lengthOf = (cell: Cell) => LENGTHS[shapeOfCell(cell)];
const sum = (cells: Cell[]) => cells.reduce((total, cell) => total + lengthOf(cell), 0);
const rowLength = (row: Cell[]) => Math.max(sum(row), MIN_LENGTH);

/** Rows of about the same length. A panorama has a row of its own, where a row starts. */
function inRows(cells: Cell[]): Cell[][] {
  const total = sum(cells);
  const length = total / Math.ceil(total / MAX_LENGTH) || 1;
  const rows = new Map<number, Cell[]>();
  let start = 0;
  for (const cell of cells) {
    const middle = start + lengthOf(cell) / 2;
    const isPanorama = shapeOfCell(cell) === 'panorama';
    const row = isPanorama ? Math.round(start / length) - 0.5 : Math.floor(middle / length);
    // Old phones on which owners see the preview have no Map.groupBy.
    rows.set(row, [...(rows.get(row) ?? []), cell]);
    start += lengthOf(cell);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** Beyond 1920 px the page grows more slowly than the screen. */
const PAGE = 'min(92vw, max(80rem, 66vw))';

/** `share` is the part of its row's width. On narrow screens, each photo has a row. */
function framesOf({ img }: Photo, share: number): Frame[] {
  const shape = shapeOf(img);
  if (shape === 'panorama') return [panoramaFrame(img, PAGE)];
  const ratio = LENGTHS[shape] / 12;
  return [
    { from: 'card-row', width: `calc(${share.toFixed(2)} * ${PAGE})`, ratio },
    { width: shape === 'portrait' ? 'min(92vw, 26rem)' : '92vw', ratio },
  ];
}

function sizeOf({ img }: Photo, share: number) {
  if (shapeOf(img) === 'panorama' || share > 0.6) return 'wide';
  return share > 0.4 ? 'large' : 'framed';
}

async function PhotoFigure({ photo, share }: { photo: Photo; share: number }) {
  const frames = framesOf(photo, share);
  const [href, { srcset, ratio }] = await Promise.all([
    plainVersion(photo.img),
    viewerFiles(photo.img, frames),
  ]);
  return (
    <figure className={styles.figure} data-shape={shapeOf(photo.img)}>
      <a className={styles.print} href={href} data-photo={srcset} data-ratio={ratio}>
        <Picture {...photo} frames={frames} size={sizeOf(photo, share)} />
      </a>
      <figcaption>{photo.title}</figcaption>
    </figure>
  );
}

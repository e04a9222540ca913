import { Fragment } from 'react';
import type { Frame } from '../pictures/frames.ts';
import {
  panoramaFrame,
  plainVersion,
  ratioOf,
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
  /** Whether wide screens give it half of the page. */
  isHalf?: boolean;
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder, isHalf }: PhotoGridProps) {
  const cells = [...photos, ...(placeholder ? [placeholder] : [])];
  // Where panoramas end rows early, rows of three photos would be much lower than those.
  const rows = inRows(cells, 3, cells.some(isPanorama) ? 3 : 4);
  const mediumRows = inRows(cells, 2, 8 / 3);
  const hasLead = rows[0]?.length === 3 && rows[0].every((cell) => frameRatio(cell) > 1);
  return (
    <div className={styles.grid}>
      {rows.map((row, r) => (
        <div
          key={row[0]?.title}
          className={styles.row}
          data-lead={(hasLead && r === 0) || undefined}
        >
          {row.map((cell, i) => {
            const mediumRow = mediumRows.find((each) => each.includes(cell)) ?? [];
            return (
              <Fragment key={cell.title}>
                {cell === mediumRow[0] && <span className={styles.break} />}
                {'img' in cell ? (
                  <PhotoFigure
                    photo={cell}
                    share={(hasLead && r + i === 0 ? LEAD : shareOf(cell, row)) / (isHalf ? 2 : 1)}
                    mediumShare={shareOf(cell, mediumRow)}
                  />
                ) : (
                  <div className={styles.placeholder}>
                    <h3>{cell.title}</h3>
                    <p>{cell.text}</p>
                  </div>
                )}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type Cell = Photo | Placeholder;

/** A photo gets the frame that crops it least. The style sheet has the same. */
const FRAME_RATIOS = [16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3];
/** The share of a photo that is twice as large as the two beside it. */
const LEAD = 0.7;

const shapeOfCell = (cell: Cell) => ('img' in cell ? shapeOf(cell.img) : 'landscape');
const isPanorama = (cell: Cell) => shapeOfCell(cell) === 'panorama';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const widthOf = (row: Cell[]) => sum(row.map(frameRatio));
const shareOf = (cell: Cell, row: Cell[]) => frameRatio(cell) / widthOf(row);

function frameRatio(cell: Cell): number {
  const ratio = 'img' in cell ? ratioOf(cell.img) : 4 / 3;
  const distance = (frame: number) => Math.abs(Math.log(frame / ratio));
  return FRAME_RATIOS.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

/** A panorama has a row of its own, and three portraits are as wide as two columns. */
function fits(row: Cell[], columns: number): boolean {
  const width = sum(row.map((cell) => (shapeOfCell(cell) === 'portrait' ? 2 : 3)));
  return row.length === 1 || (width <= 3 * columns && !row.some(isPanorama));
}

/** How much higher or lower a row is than one that is as wide, for its height, as wanted. */
const unevenness = (row: Cell[], width: number) =>
  row.some(isPanorama) ? 0 : (widthOf(row) - width) ** 2;

/** Rows of about the same height. */
function inRows(cells: Cell[], columns: number, width: number): Cell[][] {
  /** By the cell that they start with: the best rows from there to the end. */
  const best: { rows: Cell[][]; cost: number }[] = [];
  best[cells.length] = { rows: [], cost: 0 };
  for (let start = cells.length - 1; start >= 0; start -= 1) {
    for (let end = start + 1; end <= cells.length; end += 1) {
      const row = cells.slice(start, end);
      if (!fits(row, columns)) break;
      const rest = best[end] as (typeof best)[number];
      // Of rows that are as good, those with the uneven one at the top.
      const cost = unevenness(row, width) * (1 + start / 1000) + rest.cost;
      if (cost < (best[start]?.cost ?? Infinity)) best[start] = { rows: [row, ...rest.rows], cost };
    }
  }
  return best[0]?.rows ?? [];
}

/** Beyond 1920 px the page grows more slowly than the screen. */
const PAGE = 'min(92vw, max(80rem, 66vw))';

/** On phones, each photo has a row. */
function framesOf({ photo, share, mediumShare }: PhotoFigureProps): Frame[] {
  if (isPanorama(photo)) return [panoramaFrame(photo.img, PAGE)];
  const ratio = frameRatio(photo);
  return [
    { from: 'lg', width: `calc(${share.toFixed(2)} * ${PAGE})`, ratio },
    { from: 'xs', width: `${Math.round(92 * mediumShare)}vw`, ratio },
    { width: `min(92vw, ${Math.round(39 * ratio)}rem)`, ratio },
  ];
}

function sizeOf({ photo, share, mediumShare }: PhotoFigureProps) {
  if (isPanorama(photo) || share > 0.6) return 'wide';
  return share > 0.4 || mediumShare > 0.6 ? 'large' : 'framed';
}

interface PhotoFigureProps {
  photo: Photo;
  /** The part of its row's width on wide screens. */
  share: number;
  mediumShare: number;
}

async function PhotoFigure(props: PhotoFigureProps) {
  const { photo } = props;
  const frames = framesOf(props);
  const [href, { srcset, ratio }] = await Promise.all([
    plainVersion(photo.img),
    viewerFiles(photo.img, frames),
  ]);
  return (
    <figure
      className={styles.figure}
      data-shape={shapeOf(photo.img)}
      data-frame={frameRatio(photo).toFixed(2)}
    >
      <a className={styles.print} href={href} data-photo={srcset} data-ratio={ratio}>
        <Picture {...photo} frames={frames} size={sizeOf(props)} />
      </a>
      <figcaption>{photo.title}</figcaption>
    </figure>
  );
}

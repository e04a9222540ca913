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
}

/** Photos with captions. Each is a link to its large version; the photo viewer builds on that. */
export function PhotoGrid({ photos, placeholder }: PhotoGridProps) {
  const rows = inRows([...photos, ...(placeholder ? [placeholder] : [])]);
  const cells = rows.flat();
  const isOdd = cells.length % 2 === 1;
  const startsWithLead = rows[0]?.length === 3 && rows[0].every(isWide);
  const alone = aloneOnMedium(cells, isOdd && startsWithLead);
  return (
    <div className={styles.grid} data-odd={isOdd || undefined}>
      {rows.map((row) => {
        const hasLead = row === rows[0] && startsWithLead;
        return (
          <div key={row[0]?.title} className={styles.row} data-lead={hasLead || undefined}>
            {row.map((cell, i) =>
              'img' in cell ? (
                <PhotoFigure
                  key={cell.title}
                  photo={cell}
                  share={hasLead && i === 0 ? LEAD : frameRatio(cell) / widthOf(row)}
                  isAlone={alone.includes(cell)}
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

/** A photo gets the frame that crops it least. The style sheet has the same. */
const FRAME_RATIOS = [16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3];
/** What counts for where rows end: three landscape photos fill one, or four portraits. */
const LENGTHS = { landscape: 4, portrait: 3, panorama: 0 };
const MAX_LENGTH = 12;
/** Between photos on medium screens, as a part of the page's width. */
const GAP = 0.037;
/** The width of a row that is one unit high. A shorter one doesn't fill the page: see the style sheet's `max-width`. */
const MIN_WIDTH = 2.1;
/** The share of a photo that is twice as large as the two beside it. */
const LEAD = 0.7;

const shapeOfCell = (cell: Cell) => ('img' in cell ? shapeOf(cell.img) : 'landscape');
const lengthOf = (cell: Cell) => LENGTHS[shapeOfCell(cell)];
const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0);
const widthOf = (row: Cell[]) => Math.max(sum(row.map(frameRatio)), MIN_WIDTH);
const isWide = (cell: Cell) => frameRatio(cell) > 1;

function frameRatio(cell: Cell): number {
  const ratio = 'img' in cell ? ratioOf(cell.img) : 4 / 3;
  const distance = (frame: number) => Math.abs(Math.log(frame / ratio));
  return FRAME_RATIOS.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

/** The photos that have a row for themselves on medium screens, where rows wrap as in the style sheet. */
function aloneOnMedium(cells: Cell[], startsAlone: boolean): Cell[] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const all = [...(row ?? []), cell];
    const isFull = sum(all.map((each) => 0.265 * frameRatio(each) + GAP)) > 1 + GAP;
    const hasPanorama = all.some((each) => shapeOfCell(each) === 'panorama');
    const followsLead = startsAlone && rows.length === 1;
    if (!row || isFull || hasPanorama || followsLead) rows.push([cell]);
    else row.push(cell);
  }
  return rows.filter(({ length }) => length === 1).flat();
}

const lengthOfAll = (cells: Cell[]) => sum(cells.map(lengthOf));

/** Rows of about the same length. A panorama has a row of its own, where a row starts. */
function inRows(cells: Cell[], count = Math.ceil(lengthOfAll(cells) / MAX_LENGTH)): Cell[][] {
  const length = lengthOfAll(cells) / count || 1;
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
  const all = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return all.some((row) => lengthOfAll(row) > MAX_LENGTH) ? inRows(cells, count + 1) : all;
}

/** Beyond 1920 px the page grows more slowly than the screen. */
const PAGE = 'min(92vw, max(80rem, 66vw))';

/** `share` is the part of its row's width on wide screens. On phones, each photo has a row. */
function framesOf(photo: Photo, share: number, isAlone: boolean): Frame[] {
  if (shapeOf(photo.img) === 'panorama') return [panoramaFrame(photo.img, PAGE)];
  const ratio = frameRatio(photo);
  return [
    { from: 'lg', width: `calc(${share.toFixed(2)} * ${PAGE})`, ratio },
    { from: 'xs', width: isAlone ? '92vw' : '68vw', ratio },
    { width: `min(92vw, ${Math.round(39 * ratio)}rem)`, ratio },
  ];
}

function sizeOf({ img }: Photo, share: number, isAlone: boolean) {
  if (shapeOf(img) === 'panorama' || share > 0.6) return 'wide';
  return share > 0.4 || isAlone ? 'large' : 'framed';
}

interface PhotoFigureProps {
  photo: Photo;
  share: number;
  isAlone: boolean;
}

async function PhotoFigure({ photo, share, isAlone }: PhotoFigureProps) {
  const frames = framesOf(photo, share, isAlone);
  const [href, { srcset, ratio }] = await Promise.all([
    plainVersion(photo.img),
    viewerFiles(photo.img, frames),
  ]);
  return (
    <figure
      className={styles.figure}
      data-shape={shapeOf(photo.img)}
      data-frame={frameRatio(photo).toFixed(2)}
      data-alone={(isAlone && share !== LEAD && isWide(photo)) || undefined}
    >
      <a className={styles.print} href={href} data-photo={srcset} data-ratio={ratio}>
        <Picture {...photo} frames={frames} size={sizeOf(photo, share, isAlone)} />
      </a>
      <figcaption>{photo.title}</figcaption>
    </figure>
  );
}

import type { ImageMetadata } from 'astro';
import { panoramaFrame, shapeOf } from '../pictures/responsive-images.ts';
import { formatDate } from '../site/dates.ts';
import { emsInCapitals } from '../site/name-size.ts';
import styles from './BlogCard.module.css';
import { Button } from './Button.tsx';
import { type DescribedPicture, Picture } from './Picture.tsx';

interface BlogCardProps {
  title: string;
  day?: string | undefined;
  summary: string;
  button: string;
  link: string;
  image: ImageMetadata;
  alt: string;
  focus: DescribedPicture['focus'];
  /** Without one, the stamp is a part of the picture. */
  stamp?: ImageMetadata | undefined;
  /** Where the farm is, for the postmark. */
  place: string;
  /** Its place in the list. The first one's picture loads first. */
  index: number;
}

const BESIDE = { from: 'card-row', width: 'min(53vw, max(44rem, 36vw))', ratio: 4 / 3 };
const ABOVE = { width: '90vw', ratio: 4 / 3 };
/** As wide as in `BlogCard.module.css`, without the stamp's edge. */
const STAMP = [
  { from: 'xl', width: '108px' },
  { from: 'two-columns', width: '84px' },
  { width: '60px' },
] as const;
const STAMP_RATIO = 5 / 6;

/** A post on Blog, drawn as a postcard: picture side, message side and a stamp. A panorama is above its message. */
export function BlogCard({
  title,
  day,
  summary,
  button,
  link,
  image,
  alt,
  focus,
  stamp,
  place,
  index,
}: BlogCardProps) {
  const isPanorama = shapeOf(image) === 'panorama';
  return (
    <article className={styles.card}>
      <div className={isPanorama ? styles.panorama : styles.sides}>
        <div className={styles.picture} data-shape={shapeOf(image)}>
          <Picture
            img={image}
            alt={alt}
            focus={focus}
            size={isPanorama ? 'wide' : 'large'}
            frames={
              isPanorama ? [panoramaFrame(image, 'min(90vw, max(78rem, 64vw))')] : [BESIDE, ABOVE]
            }
            priority={index === 0}
          />
        </div>
        <div className={styles.message}>
          <div className={styles.postage} aria-hidden="true">
            <div className={`${styles.stamp} ${stamp ? '' : styles.fromPicture}`}>
              <Picture
                img={stamp ?? image}
                alt=""
                focus={focus}
                size="ornament"
                frames={STAMP.map((frame) => (stamp ? frame : { ...frame, ratio: STAMP_RATIO }))}
              />
            </div>
            <Postmark place={place} day={day} index={index} />
          </div>
          <h2>{title}</h2>
          {day && (
            <p>
              <time dateTime={day}>{formatDate(day)}</time>
            </p>
          )}
          <p className="lede">{summary}</p>
          <Button href={link} label={button} about={title} external />
        </div>
      </div>
    </article>
  );
}

const RING = 'M38 84A34 34 0 1 1 38.1 84';
const RING_LENGTH = 190;
const WAVE = 'q9 -8 18 0t18 0 18 0 18 0';

/** The farm's place around the date, and waves across the stamp. */
function Postmark({ place, day, index }: Pick<BlogCardProps, 'place' | 'day' | 'index'>) {
  const ring = `postmark-${index}`;
  const [month = '', date, year] = day ? formatDate(day).split(/,? /) : [];
  return (
    <svg className={styles.postmark} viewBox="-10 0 182 100" aria-hidden="true">
      <path id={ring} d={RING} stroke="none" />
      <path d={`M84 46${WAVE}M86 60${WAVE}M84 74${WAVE}`} strokeWidth="1.8" />
      <circle cx="38" cy="50" r="45" />
      <circle cx="38" cy="50" r="30" strokeWidth="1.5" />
      <text fontSize={Math.min(11, RING_LENGTH / emsInCapitals(place))}>
        <textPath href={`#${ring}`} startOffset="50%">
          {place}
        </textPath>
      </text>
      {day ? (
        <>
          <text x="38" y="49" fontSize="14">
            {month.slice(0, 3)} {date}
          </text>
          <text x="38" y="65" fontSize="13">
            {year}
          </text>
        </>
      ) : (
        <path d="M38 30v40M18 50h40M24 36l28 28M52 36L24 64" />
      )}
    </svg>
  );
}

interface EmptyBlogCardProps {
  text: string;
  newsletter: { href: string; label: string } | undefined;
}

/** Blog without posts: a blank postcard with a link to the newsletter. */
export function EmptyBlogCard({ text, newsletter }: EmptyBlogCardProps) {
  return (
    <section className={`${styles.card} ${styles.blank}`}>
      <h2>{text}</h2>
      {newsletter && <Button {...newsletter} external />}
    </section>
  );
}

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
  stamp?: ImageMetadata | undefined;
  /** The farm's logo, for a stamp without a picture. */
  mark: string;
  /** Where the farm is, for the postmark. */
  place: string;
  /** Its place in the list. The first one's picture loads first. */
  index: number;
}

const BESIDE = { from: 'card-row', width: 'min(46vw, max(37rem, 30vw))' } as const;
/** As wide as in `BlogCard.module.css`, without the stamp's edge. */
const STAMP = [{ from: 'two-columns', width: '72px' }, { width: '60px' }] as const;

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
  mark,
  place,
  index,
}: BlogCardProps) {
  const shape = shapeOf(image);
  const isPanorama = shape === 'panorama';
  return (
    <article className={styles.card}>
      <div className={isPanorama ? styles.panorama : styles.sides}>
        <div className={styles.picture} data-shape={shape}>
          <Picture
            img={image}
            alt={alt}
            focus={focus}
            size={isPanorama ? 'wide' : 'large'}
            frames={
              isPanorama
                ? [panoramaFrame(image, 'min(90vw, max(78rem, 64vw))')]
                : [BESIDE, { width: '90vw' }]
            }
            priority={index === 0}
          />
        </div>
        <div className={styles.message}>
          <div className={styles.postage} aria-hidden="true">
            <div className={styles.stamp}>
              {stamp ? (
                <Picture img={stamp} alt="" size="ornament" frames={STAMP} />
              ) : (
                <img src={mark} alt="" width="46" height="46" />
              )}
            </div>
            <Postmark place={place} day={day} index={index} />
          </div>
          <h2>{title}</h2>
          {day && (
            <p className={styles.date}>
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

const RING = 'M96 168A68 68 0 1 1 96.1 168';
const RING_LENGTH = 380;

/** The farm's place around the date. */
function Postmark({ place, day, index }: Pick<BlogCardProps, 'place' | 'day' | 'index'>) {
  const ring = `postmark-${index}`;
  const [month = '', date, year] = day ? formatDate(day).split(/,? /) : [];
  return (
    <svg className={styles.postmark} viewBox="0 0 192 200" aria-hidden="true">
      <path id={ring} d={RING} stroke="none" />
      <circle cx="96" cy="100" r="90" />
      <circle cx="96" cy="100" r="60" strokeWidth="3" />
      <text fontSize={Math.min(22, RING_LENGTH / emsInCapitals(place))}>
        <textPath href={`#${ring}`} startOffset="50%">
          {place}
        </textPath>
      </text>
      {day ? (
        <>
          <text x="96" y="98" fontSize="28">
            {month.slice(0, 3)} {date}
          </text>
          <text x="96" y="130" fontSize="26">
            {year}
          </text>
        </>
      ) : (
        <path d="M96 64l9 25h27l-22 16 9 27-23-17-23 17 9-27-22-16h27z" fill="currentColor" />
      )}
    </svg>
  );
}

interface EmptyBlogCardProps {
  text: string;
  newsletter: { href: string; label: string } | undefined;
}

/** Blog without posts: a link to the newsletter. */
export function EmptyBlogCard({ text, newsletter }: EmptyBlogCardProps) {
  return (
    <section className={`${styles.card} ${styles.message}`}>
      <h2>{text}</h2>
      {newsletter && <Button {...newsletter} external />}
    </section>
  );
}

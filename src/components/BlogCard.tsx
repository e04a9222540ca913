import type { ImageMetadata } from 'astro';
import { panoramaFrame, shapeOf } from '../pictures/responsive-images.ts';
import { formatDate } from '../site/dates.ts';
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
  /** The URL of the farm's mark, on the stamp of a post without one. A preview has none. */
  mark?: string | undefined;
  /** Loads the picture first. */
  priority?: boolean;
}

const WAVE = 'q13 -11 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0';

const BESIDE = { from: 'two-columns', width: 'min(53vw, max(44rem, 36vw))', ratio: 4 / 3 };
const ABOVE = { width: '90vw', ratio: 4 / 3 };

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
  priority = false,
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
            priority={priority}
          />
        </div>
        <div className={styles.message}>
          <div className={styles.postage} aria-hidden="true">
            <div className={styles.stamp}>
              {stamp ? (
                <Picture img={stamp} alt="" frames={[{ width: '112px' }]} size="ornament" />
              ) : (
                mark && <img src={mark} alt="" width="112" height="112" loading="lazy" />
              )}
            </div>
            <svg className={styles.cancellation} viewBox="0 0 212 72" aria-hidden="true">
              <path d={`M2 12${WAVE}M2 28${WAVE}M2 44${WAVE}M2 60${WAVE}`} />
            </svg>
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

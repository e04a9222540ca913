import { Button } from './Button.tsx';
import styles from './HomeCard.module.css';
import { type DescribedPicture, Picture } from './Picture.tsx';

interface HomeCardProps extends DescribedPicture {
  title: string;
  button: string;
  href: string;
  perRow: keyof typeof FRAMES;
}

const RATIO = 10 / 11;
const BESIDE_TEXT = { width: '40vw', ratio: 1 };
/** By the number of cards in a row. */
const FRAMES = {
  2: [{ from: 'card-row', width: 'min(39vw, max(22rem, 18vw))', ratio: RATIO }, BESIDE_TEXT],
  3: [{ from: 'card-row', width: 'min(26vw, max(22rem, 18vw))', ratio: RATIO }, BESIDE_TEXT],
  4: [
    { from: 'lg', width: 'min(18vw, max(15rem, 13vw))', ratio: RATIO },
    { from: 'card-row', width: '39vw', ratio: 5 / 4 },
    BESIDE_TEXT,
  ],
} as const;

/** One of the cards on Home, drawn as a seed packet. Color and window depend on its place. */
export function HomeCard({ title, button, href, img, alt, focus, perRow }: HomeCardProps) {
  return (
    <article className={`shape ${styles.card}`}>
      <h2>{title}</h2>
      <div className={styles.window}>
        <Picture img={img} alt={alt} focus={focus} frames={FRAMES[perRow]} />
      </div>
      <Button href={href} label={button} about={`about ${title}`} variant="paper" wide />
    </article>
  );
}

import type { ImageMetadata } from 'astro';
import '../styles/packet-and-wood-tokens.css';
import { Button } from './Button.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './SeedPacket.module.css';

interface SeedPacketProps {
  title: string;
  button: string;
  href: string;
  img: ImageMetadata;
  alt: string;
  focus: PictureProps['focus'];
  perRow: keyof typeof FRAMES;
}

const RATIO = 10 / 11;
const ON_PHONES = { width: '84vw', ratio: 1 };
/** By the number of cards in a row. */
const FRAMES = {
  2: [{ from: '44em', width: 'min(39vw, max(22rem, 18vw))', ratio: RATIO }, ON_PHONES],
  3: [{ from: '44em', width: 'min(26vw, max(22rem, 18vw))', ratio: RATIO }, ON_PHONES],
  4: [
    { from: '64em', width: 'min(18vw, max(15rem, 13vw))', ratio: RATIO },
    { from: '44em', width: '39vw', ratio: RATIO },
    ON_PHONES,
  ],
};

/** A card in the shape of a seed packet. Color and window depend on its place. */
export function SeedPacket({ title, button, href, img, alt, focus, perRow }: SeedPacketProps) {
  return (
    <article className={styles.packet}>
      <h2>{title}</h2>
      <div className={styles.window}>
        <Picture src={img} alt={alt} focus={focus} frames={FRAMES[perRow]} />
      </div>
      <Button href={href} label={button} about={`about ${title}`} variant="paper" wide />
    </article>
  );
}

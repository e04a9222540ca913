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
}

/** A card in the shape of a seed packet. The three on the home page differ by their place. */
export function SeedPacket({ title, button, href, img, alt, focus }: SeedPacketProps) {
  return (
    <article className={styles.packet}>
      <h2>{title}</h2>
      <div className={styles.window}>
        <Picture
          src={img}
          alt={alt}
          focus={focus}
          sizes="(max-width: 44em) 84vw, min(29vw, max(25rem, 20vw))"
        />
      </div>
      <Button href={href} label={button} about={`about ${title}`} variant="paper" wide />
    </article>
  );
}

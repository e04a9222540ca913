import type { ImageMetadata } from 'astro';
import '../styles/packet-and-wood-tokens.css';
import { Picture } from './Picture.tsx';
import styles from './Signpost.module.css';

interface SignpostProps {
  heading: string;
  text: string;
  planks: { label: string; href: string }[];
  ornament?: ImageMetadata | undefined;
}

/** A trail's signpost, whose planks link back to the pages. */
export function Signpost({ heading, text, planks, ornament }: SignpostProps) {
  return (
    <section className={styles.lost}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className="lede">{text}</p>
        </div>
        <nav
          className={styles.post}
          aria-label="Pages"
          data-with-bird={ornament ? true : undefined}
        >
          <ul>
            {planks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          {ornament && (
            <div className={styles.bird}>
              <Picture
                src={ornament}
                alt=""
                frames={[{ width: '140px' }]}
                use="ornament"
                priority
              />
            </div>
          )}
        </nav>
      </div>
    </section>
  );
}

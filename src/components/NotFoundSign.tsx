import type { ImageMetadata } from 'astro';
import styles from './NotFoundSign.module.css';
import { Picture } from './Picture.tsx';

interface NotFoundSignProps {
  heading: string;
  text: string;
  planks: { label: string; href: string }[];
  ornament?: ImageMetadata | undefined;
}

/** The 404 page, drawn as a signpost whose planks link to the pages. */
export function NotFoundSign({ heading, text, planks, ornament }: NotFoundSignProps) {
  return (
    <section className={styles.notFound}>
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
                <a href={href} className="shape">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {ornament && (
            <div className={`on-screen ${styles.bird}`}>
              <Picture
                img={ornament}
                alt=""
                frames={[{ width: '140px' }]}
                size="ornament"
                priority
              />
            </div>
          )}
        </nav>
      </div>
    </section>
  );
}

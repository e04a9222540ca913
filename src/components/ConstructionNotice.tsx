import type { ImageMetadata } from 'astro';
import { destinationOf } from '../site/links.ts';
import { Button } from './Button.tsx';
import styles from './ConstructionNotice.module.css';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';

interface ConstructionNoticeProps {
  title: string;
  text: string;
  button: string;
  /** Where the button goes: a page by its name, or a web address. Without it there is no button. */
  link?: string | undefined;
  ornament?: ImageMetadata | undefined;
}

export function ConstructionNotice({
  title,
  text,
  button,
  link,
  ornament,
}: ConstructionNoticeProps) {
  return (
    <Panel
      as="section"
      stock="label"
      className={`wrap ${styles.notice} ${ornament ? styles.withBird : ''}`}
      aria-labelledby="construction"
    >
      {ornament && (
        <div className={`on-screen ${styles.bird}`}>
          <Picture img={ornament} alt="" frames={[{ width: '200px' }]} size="ornament" />
        </div>
      )}
      <div className={styles.message}>
        <div className={styles.words}>
          <h2 id="construction">{title}</h2>
          <p className="lede">{text}</p>
        </div>
        {link && <Button {...destinationOf(link)} label={button} variant="ink" />}
      </div>
    </Panel>
  );
}

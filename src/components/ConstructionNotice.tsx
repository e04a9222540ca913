import type { ImageMetadata } from 'astro';
import { Button } from './Button.tsx';
import styles from './ConstructionNotice.module.css';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';

interface ConstructionNoticeProps {
  title: string;
  text: string;
  button: string;
  /** Where the button leads; without it there is none. */
  href?: string | undefined;
  ornament?: ImageMetadata | undefined;
}

export function ConstructionNotice({
  title,
  text,
  button,
  href,
  ornament,
}: ConstructionNoticeProps) {
  return (
    <div className="wrap">
      <Plate as="section" stock="label" className={styles.notice} labelledBy="construction">
        {ornament && (
          <div className={styles.bird}>
            <Picture src={ornament} alt="" sizes="200px" use="ornament" />
          </div>
        )}
        <div className={styles.message}>
          <div className={styles.words}>
            <h2 id="construction">{title}</h2>
            <p className="lede">{text}</p>
          </div>
          {href && <Button href={href} label={button} stock="ink" out />}
        </div>
      </Plate>
    </div>
  );
}

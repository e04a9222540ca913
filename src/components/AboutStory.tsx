import type { ImageMetadata } from 'astro';
import type { Frame } from '../pictures/frames.ts';
import { panoramaFrame, shapeOf } from '../pictures/responsive-images.ts';
import styles from './AboutStory.module.css';
import { Panel } from './Panel.tsx';
import { type DescribedPicture, Picture } from './Picture.tsx';

interface AboutStoryProps {
  paragraphs: string[];
  photo?: DescribedPicture | undefined;
}

const WHOLE = 'min(80vw, max(70rem, 70vw))';
const HALF = 'min(42vw, max(37rem, 36vw))';

/** The story on About, on a sheet of paper below the sign, with a photo beside it. A panorama is above it. */
export function AboutStory({ paragraphs, photo }: AboutStoryProps) {
  const layout = photo && (paragraphs.length > 0 ? shapeOf(photo.img) : 'alone');
  return (
    <Panel stock="sheet" className={styles.sheet} data-layout={layout}>
      {photo && (
        <div className={styles.photo} data-shape={shapeOf(photo.img)}>
          <Picture {...photo} size="large" frames={framesOf(photo.img, layout === 'alone')} />
        </div>
      )}
      {paragraphs.length > 0 && (
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Panel>
  );
}

function framesOf(photo: ImageMetadata, isAlone: boolean) {
  const shape = shapeOf(photo);
  if (shape === 'panorama') return [panoramaFrame(photo, WHOLE)];
  const ratio = shape === 'portrait' ? 3 / 4 : 4 / 3;
  if (isAlone) return [{ width: shape === 'portrait' ? 'min(80vw, 27rem)' : WHOLE, ratio }];
  const half: Frame =
    shape === 'portrait'
      ? { from: 'sm', width: 'min(38vw, max(24rem, 20vw))' }
      : { from: 'two-columns', width: HALF };
  return [
    { ...half, ratio },
    { width: '80vw', ratio },
  ];
}

import { useState, useTransition } from 'react';
import { resolvePath } from '../../../model/content-folder.ts';
import { lowerFirst } from '../../content/describe-changes.ts';
import styles from '../editor.module.css';
import { Thumbnail } from '../Thumbnail.tsx';
import { useStore } from '../use-editor.ts';
import type { InputProps } from './field-props.ts';

export const PHOTO_TYPES = 'image/*,.heic,.heif';

/** A picture, with a button to choose another one from the camera or the album. */
export function PictureInput({ field, file, at = [], value, set, attributes }: InputProps) {
  const store = useStore();
  const [isBusy, startChoosing] = useTransition();
  const [problem, setProblem] = useState<string>();
  const path = typeof value === 'string' && value ? resolvePath(file, value) : undefined;

  async function choose(photo: File) {
    setProblem(undefined);
    try {
      await store.choosePicture(file, at, photo);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div>
      {path && <Thumbnail path={path} large />}
      <div className={styles.row}>
        <div className={`${styles.chooser} ${styles.button}`}>
          <span aria-hidden="true">
            {isBusy ? 'One moment…' : path ? 'Choose another picture' : 'Choose a picture'}
          </span>
          <input
            {...attributes}
            type="file"
            accept={PHOTO_TYPES}
            // It keeps the focus.
            aria-disabled={isBusy || undefined}
            onClick={(event) => isBusy && event.preventDefault()}
            onChange={({ target }) => {
              const [photo] = target.files ?? [];
              if (photo) startChoosing(() => choose(photo));
              target.value = '';
            }}
          />
        </div>
        {path && field.optional && (
          <button type="button" onClick={() => set(undefined)}>
            Remove<span className="visually-hidden"> {lowerFirst(field.label)}</span>
          </button>
        )}
      </div>
      <p role="status" className={styles.error}>
        {problem}
      </p>
    </div>
  );
}

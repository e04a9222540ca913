import { useState, useTransition } from 'react';
import { resolvePath } from '../../../model/content-folder.ts';
import { type Failure, failureOf } from '../../backend.ts';
import { lowerFirst } from '../../content/describe-changes.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { useStore } from '../use-editor.ts';
import type { InputProps } from './field-props.ts';

export const PHOTO_TYPES = 'image/*,.heic,.heif';

/** A picture, with a button to choose another one from the camera or the album. */
export function PictureInput({ field, file, at = [], value, set, attributes }: InputProps) {
  const store = useStore();
  const [isBusy, startChoosing] = useTransition();
  const [failure, setFailure] = useState<Failure>();
  const path = typeof value === 'string' && value ? resolvePath(file, value) : undefined;

  async function choose(photo: File) {
    setFailure(undefined);
    try {
      await store.choosePicture(file, at, photo);
    } catch (error) {
      setFailure(failureOf(error));
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
      <div role="status" className={styles.error}>
        {failure && <FailureMessage failure={failure} />}
      </div>
    </div>
  );
}

import { resolvePath } from '../../../model/content-folder.ts';
import { lowerFirst } from '../../content/describe-changes.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { PhotoChooser } from '../photos/PhotoChooser.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { useAction } from '../use-action.ts';
import { useStore } from '../use-editor.ts';
import type { InputProps } from './field-props.ts';

/** A picture, with a button to choose another one from the camera or the album. */
export function PictureInput({ field, file, at = [], value, set, attributes }: InputProps) {
  const store = useStore();
  const { isWorking, failure, run } = useAction();
  const path = typeof value === 'string' && value ? resolvePath(file, value) : undefined;

  return (
    <div>
      {path && <Thumbnail path={path} large />}
      <div className={styles.row}>
        <PhotoChooser
          {...attributes}
          isBusy={isWorking}
          onChoose={([photo]) => photo && run(() => store.choosePicture(file, at, photo))}
        >
          <span aria-hidden="true">
            {isWorking ? 'One moment…' : path ? 'Choose another picture' : 'Choose a picture'}
          </span>
        </PhotoChooser>
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

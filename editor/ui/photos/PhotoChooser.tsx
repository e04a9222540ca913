import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import styles from '../editor.module.css';
import { AddPhotos } from './use-add-photos.ts';

interface PhotoChooserProps extends ComponentProps<'input'> {
  isBusy: boolean;
  onChoose: (photos: File[]) => void;
}

/** Opens the camera or the album. The input is transparent and covers the children. */
export const PhotoChooser = ({
  className = styles.button,
  children,
  isBusy,
  onChoose,
  ...input
}: PhotoChooserProps) => (
  <div className={`${styles.chooser} ${className}`}>
    {children}
    <input
      {...input}
      type="file"
      accept="image/*,.heic,.heif"
      // It keeps the focus.
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  </div>
);

/** Adds any number of photos to a file. */
export function AddPhotosButton({ file, children }: { file: string; children: ReactNode }) {
  const { add, progress } = useContext(AddPhotos);
  const id = useId();
  return (
    <PhotoChooser
      id={id}
      className={styles.wide}
      multiple
      isBusy={progress !== undefined}
      onChoose={(photos) => add(file, photos)}
    >
      <label htmlFor={id}>{children}</label>
    </PhotoChooser>
  );
}

import { PHOTO_TYPES } from '../fields/PictureInput.tsx';
import type { useAddPhotos } from './use-add-photos.ts';

interface PhotosInputProps extends Pick<ReturnType<typeof useAddPhotos>, 'add' | 'busy'> {
  id: string;
  file: string;
}

/** Adds any number of photos to a file. */
export const PhotosInput = ({ id, file, add, busy }: PhotosInputProps) => (
  <input
    id={id}
    type="file"
    accept={PHOTO_TYPES}
    multiple
    disabled={busy !== undefined}
    onChange={({ target }) => {
      add(file, target.files);
      target.value = '';
    }}
  />
);

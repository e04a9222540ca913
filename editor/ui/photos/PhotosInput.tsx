import { useState } from 'react';
import { isRecord } from '../../../model/compare.ts';
import { baseName } from '../../../model/content-folder.ts';
import { failureOf } from '../../backend.ts';
import { asList } from '../../content/values.ts';
import { PHOTO_TYPES } from '../fields/PictureInput.tsx';
import { captionsUrl, fileUrl, navigate } from '../route.ts';
import { useStore } from '../use-editor.ts';

/** Adds the chosen photos to a file, then opens the screen for their captions. */
export function useAddPhotos() {
  const store = useStore();
  const [busy, setBusy] = useState<{ file: string; label: string }>();
  const [problem, setProblem] = useState<string>();

  async function add(file: string, chosen: FileList | null) {
    const photos = [...(chosen ?? [])];
    if (photos.length === 0) return;
    const screen = location.hash;
    const added: string[] = [];
    const problems: string[] = [];
    setProblem(undefined);
    for (const [i, photo] of photos.entries()) {
      const label = photos.length === 1 ? 'One moment…' : `${i + 1} of ${photos.length}…`;
      setBusy({ file, label });
      try {
        const img = await store.addPhoto(file, photo);
        if (img) added.push(img);
      } catch (error) {
        const { message } = failureOf(error);
        problems.push(photos.length === 1 ? message : `${photo.name}: ${message}`);
      }
    }
    setBusy(undefined);
    const count = added.length;
    if (problems.length > 0) {
      const others = count === 1 ? 'photo was' : `${count} photos were`;
      setProblem([...problems, ...(count > 0 ? [`Your other ${others} added.`] : [])].join(' '));
    } else if (count > 0 && location.hash === screen) {
      const listed = asList(store.getState().data(file)?.photos);
      const at = listed.findIndex((each) => isRecord(each) && each.img === added[0]);
      navigate(
        count === 1 ? fileUrl(file, ['photos', at]) : captionsUrl(file, added.map(baseName)),
      );
    }
  }

  return { add, busy, problem };
}

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
    // It keeps the focus.
    aria-disabled={busy !== undefined || undefined}
    onClick={(event) => busy && event.preventDefault()}
    onChange={({ target }) => {
      add(file, target.files);
      target.value = '';
    }}
  />
);

import { useState } from 'react';
import { asList } from '../content/values.ts';
import { captionsUrl, fileUrl, navigate } from './route.ts';
import { useEditor } from './use-editor.ts';

/** Adds the chosen photos to a file, then opens the screen for their captions. */
export function useAddPhotos() {
  const { data, addPhoto, change } = useEditor();
  const [busy, setBusy] = useState<{ file: string; label: string }>();
  const [problem, setProblem] = useState<string>();

  async function add(file: string, chosen: FileList | null) {
    const photos = [...(chosen ?? [])];
    if (photos.length === 0) return;
    const screen = location.hash;
    const listed = () => asList(data(file)?.photos);
    const from = listed().length;
    const problems: string[] = [];
    setProblem(undefined);
    for (const [i, photo] of photos.entries()) {
      const label = photos.length === 1 ? 'One moment…' : `${i + 1} of ${photos.length}…`;
      setBusy({ file, label });
      try {
        const img = await addPhoto(file, photo);
        change(file, ['photos'], [...listed(), { img, title: '', alt: '' }]);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        problems.push(photos.length === 1 ? message : `${photo.name}: ${message}`);
      }
    }
    setBusy(undefined);
    const count = photos.length - problems.length;
    if (problems.length > 0) {
      const added =
        count > 0
          ? [count === 1 ? 'Your other photo was added.' : `Your other ${count} photos were added.`]
          : [];
      setProblem([...problems, ...added].join(' '));
    } else if (location.hash === screen) {
      navigate(count === 1 ? fileUrl(file, ['photos', from]) : captionsUrl(file, from, count));
    }
  }

  return { add, busy, problem };
}

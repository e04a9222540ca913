import { useState } from 'react';
import { nameIn } from '../../model/content-folder.ts';
import { formPathsIn } from '../content/draft.ts';
import { fieldAt } from '../content/form.ts';
import { formOf, kindOf, titleOf } from '../content/kinds.ts';
import styles from './AddPhoto.module.css';
import { PHOTO_TYPES } from './fields/PictureInput.tsx';
import { addressOf, addressOfFile, go } from './route.ts';
import { useEditor } from './use-editor.ts';

/** Where should it go? Each answer opens the camera or the album; then come its words. */
export function AddPhoto() {
  const { stored, draft, data, addPhoto, change } = useEditor();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const albums = formPathsIn(stored, draft).filter((file) => {
    const kind = kindOf(file);
    return kind && fieldAt(formOf(kind), ['photos', 0, 'img'])?.kind === 'picture';
  });

  async function add(file: string, photo: File | undefined) {
    if (!photo) return;
    setBusy(file);
    setProblem(undefined);
    try {
      const img = await addPhoto(file, photo);
      const photos = (data(file)?.photos ?? []) as unknown[];
      change(file, ['photos'], [...photos, { img, title: '', alt: '' }]);
      if (location.hash === addressOf('photo')) go(addressOfFile(file, ['photos', photos.length]));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(undefined);
  }

  if (albums.length === 0) return <p>No section or page has room for photos.</p>;
  return (
    <>
      <p className={styles.ask}>Where should it go?</p>
      <ul className={styles.albums}>
        {albums.map((file) => {
          const title = titleOf(file, data(file)).replace('The words of ', '');
          const count = ((data(file)?.photos ?? []) as unknown[]).length;
          return (
            <li key={file} data-busy={busy === file || undefined}>
              <label htmlFor={`photo-for-${nameIn(file)}`}>
                <strong>{title}</strong>
                <span>
                  {busy === file ? 'One moment …' : count === 1 ? '1 photo' : `${count} photos`}
                </span>
              </label>
              <input
                id={`photo-for-${nameIn(file)}`}
                type="file"
                accept={PHOTO_TYPES}
                disabled={busy !== undefined}
                onChange={({ target }) => {
                  add(file, target.files?.[0]);
                  target.value = '';
                }}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <p className={styles.promise}>
        Your phone sends a smaller copy with no location in it. The original stays here.
      </p>
    </>
  );
}

import { useEffect, useState } from 'react';
import styles from './Thumbnail.module.css';
import { useEditor, useStore } from './use-editor.ts';

/** A thumbnail of a published picture or of a new photo. */
export function Thumbnail({ path, large }: { path: string; large?: boolean }) {
  const { backend } = useStore();
  const [address, setAddress] = useState<string>();
  const photo = useEditor(({ draft }) => draft.photos[path]);
  const id = useEditor(({ published }) => published.files[path]?.id);

  useEffect(() => {
    let isCancelled = false;
    let own: string | undefined;
    const show = (url: string) => {
      if (isCancelled) URL.revokeObjectURL(url);
      else setAddress(url);
    };
    if (photo) {
      own = URL.createObjectURL(photo);
      show(own);
    } else if (id !== undefined) backend.pictureUrl(path, id).then(show, () => undefined);
    return () => {
      isCancelled = true;
      if (own) URL.revokeObjectURL(own);
    };
  }, [backend, path, id, photo]);

  return (
    <span className={styles.frame} data-large={large || undefined}>
      {address && <img src={address} alt="" loading="lazy" />}
    </span>
  );
}

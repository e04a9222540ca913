import { useEffect, useState } from 'react';
import styles from './editor.module.css';
import { useEditor, useStore } from './use-editor.ts';

/** A thumbnail of a published picture or of a new photo. */
export function Thumbnail({ path, large }: { path: string; large?: boolean }) {
  const { backend } = useStore();
  const photo = useEditor(({ draft }) => draft.photos[path]);
  const id = useEditor(({ base }) => base.files[path]?.id);
  const [original, setOriginal] = useState<{ id: string; blob: Blob }>();
  const blob = photo ?? (original?.id === id ? original?.blob : undefined);
  const blobUrl = useObjectUrl(blob);
  const url = blob || id === undefined ? blobUrl : backend.thumbnailUrl(path, id);

  /** A picture that is newer than the live site has no thumbnail yet. */
  const loadOriginal = () => {
    if (blob || id === undefined) return;
    backend.picture?.(id).then(
      (found) => setOriginal({ id, blob: found }),
      () => undefined,
    );
  };
  return (
    <span className={styles.thumbnail} data-large={large || undefined}>
      {url && <img key={url} src={url} alt="" loading="lazy" onError={loadOriginal} />}
    </span>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const own = URL.createObjectURL(blob);
    setUrl(own);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(own);
    };
  }, [blob]);
  return url;
}

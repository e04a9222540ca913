import { useEffect, useState } from 'react';
import styles from '../editor.module.css';
import { useEditorState, useStore } from '../use-editor.ts';

/** Previews a changed file with the site's own components. */
export function VisitorPreview({ file }: { file: string }) {
  const { backend } = useStore();
  const { base, included } = useEditorState();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    const own: string[] = [];
    async function pictureUrl(path: string): Promise<string | undefined> {
      const id = base.files[path]?.id;
      let photo = included.photos[path];
      if (!photo && id !== undefined) {
        const thumbnail = backend.thumbnailUrl(path, id);
        if (await canShow(thumbnail)) return thumbnail;
        photo = await backend.picture?.(id);
      }
      if (!photo || isCancelled) return undefined;
      const url = URL.createObjectURL(photo);
      own.push(url);
      return url;
    }
    async function render() {
      const { renderPreview } = await import('../../preview/render-preview.tsx');
      return await renderPreview({
        published: base,
        draft: included,
        file,
        pictureUrl,
      });
    }
    // Without a preview, the list still describes the changes.
    render()
      .catch(() => undefined)
      .then((made) => !isCancelled && setHtml(made));
    return () => {
      isCancelled = true;
      for (const url of own) URL.revokeObjectURL(url);
    };
  }, [backend, base, included, file]);

  if (!html) return null;
  return (
    <figure>
      <figcaption className={styles.help}>What visitors will see</figcaption>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML from components. */}
      <div className={styles.preview} inert dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}

function canShow(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}

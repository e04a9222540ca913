import { useEffect, useState } from 'react';
import { useEditorState, useStore } from '../use-editor.ts';
import styles from './VisitorPreview.module.css';

/** Previews a changed file with the site's own components. */
export function VisitorPreview({ file }: { file: string }) {
  const { backend } = useStore();
  const { published, included } = useEditorState();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    const own: string[] = [];
    async function render() {
      const { renderPreview } = await import('../../preview/render-preview.tsx');
      return await renderPreview({
        published,
        draft: included,
        file,
        pictureUrl: async (path) => {
          const photo = included.photos[path];
          const id = published.files[path]?.id;
          if (!photo) return id === undefined ? undefined : await backend.pictureUrl(path, id);
          const url = URL.createObjectURL(photo);
          own.push(url);
          return url;
        },
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
  }, [backend, published, included, file]);

  if (!html) return null;
  return (
    <figure className={styles.preview}>
      <figcaption>What visitors will see</figcaption>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML from components. */}
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}

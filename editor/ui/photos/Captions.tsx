import { valueAt } from '../../../model/compare.ts';
import { baseName, resolvePath } from '../../../model/content-folder.ts';
import { kindOf, leafIn } from '../../content/content-kinds.ts';
import { asList, type Path } from '../../content/values.ts';
import styles from '../editor.module.css';
import { LeafField } from '../fields/LeafField.tsx';
import { onBackClick, screenUrl } from '../route.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { useEditorState } from '../use-editor.ts';

/** The captions of photos that were added together, one card per photo. */
export function Captions({ file, at: names }: { file: string; at: Path }) {
  const state = useEditorState();
  const kind = kindOf(file);
  if (!kind) return <p>This isn’t here anymore.</p>;
  const photos = asList(state.data(file)?.photos)
    .map((photo, i) => ({ at: ['photos', i], number: i + 1, img: valueAt(photo, ['img']) }))
    .filter(({ img }) => names.includes(baseName(String(img))));
  return (
    <>
      <ul className={styles.cards}>
        {photos.map(({ at, number, img }) => (
          <li key={state.keyOf(file, at)} className={styles.card}>
            <h2>Photo {number}</h2>
            {typeof img === 'string' && <Thumbnail path={resolvePath(file, img)} large />}
            {['title', 'alt'].map((name) => (
              <LeafField
                key={name}
                field={leafIn(kind, [...at, name])}
                file={file}
                at={[...at, name]}
              />
            ))}
          </li>
        ))}
      </ul>
      <a className={styles.primary} href={screenUrl('home')} onClick={onBackClick}>
        Done
      </a>
    </>
  );
}

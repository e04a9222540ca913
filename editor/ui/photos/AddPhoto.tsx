import { formFor, titleOf } from '../../content/content-kinds.ts';
import { validPathsIn } from '../../content/draft.ts';
import { fieldAt } from '../../content/form.ts';
import { formatPhotoCount } from '../../content/labels.ts';
import { asList } from '../../content/values.ts';
import styles from '../editor.module.css';
import { useEditorState } from '../use-editor.ts';
import { AddPhotosButton } from './PhotoChooser.tsx';

/** Asks which section the photos are for. */
export function AddPhoto() {
  const { base, draft, data } = useEditorState();
  const albums = validPathsIn(base, draft).filter(
    (file) => fieldAt(formFor(file), ['photos', 0, 'img'])?.type === 'picture',
  );

  if (albums.length === 0)
    return <p>There’s no place for photos yet. Add something you sell first.</p>;
  return (
    <>
      <h2>Where should your photos go?</h2>
      <ul className={styles.cards}>
        {albums.map((file) => (
          <li key={file}>
            <AddPhotosButton file={file}>
              {titleOf(file, data(file))}: {formatPhotoCount(asList(data(file)?.photos).length)}
            </AddPhotosButton>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        You can choose several at once. The site gets smaller copies with no location in them. Your
        own photos don’t change.
      </p>
    </>
  );
}

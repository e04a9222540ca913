import { formFor, titleOf } from '../../content/content-kinds.ts';
import { validPathsIn } from '../../content/draft.ts';
import { fieldAt } from '../../content/form.ts';
import { formatPhotoCount } from '../../content/labels.ts';
import { asList } from '../../content/values.ts';
import styles from '../editor.module.css';
import { CopyDetails } from '../FailureMessage.tsx';
import { useEditorState } from '../use-editor.ts';
import { PhotosInput, useAddPhotos } from './PhotosInput.tsx';

/** Asks which section the photos are for. Each button opens the camera or the album. */
export function AddPhoto() {
  const { base, draft, data } = useEditorState();
  const { add, busy, problem } = useAddPhotos();
  const albums = validPathsIn(base, draft).filter(
    (file) => fieldAt(formFor(file), ['photos', 0, 'img'])?.type === 'picture',
  );

  if (albums.length === 0)
    return <p>There’s no place for photos yet. Add something you sell first.</p>;
  return (
    <>
      <h2>Where should your photos go?</h2>
      <ul className={styles.cards}>
        {albums.map((file) => {
          const title = titleOf(file, data(file));
          const count = asList(data(file)?.photos).length;
          return (
            <li key={file} className={`${styles.wide} ${styles.chooser}`}>
              <label className={styles.tap} htmlFor={`photo-for-${file}`}>
                <strong>{title}</strong>
                <span>{busy?.file === file ? busy.label : formatPhotoCount(count)}</span>
              </label>
              <PhotosInput id={`photo-for-${file}`} file={file} add={add} busy={busy} />
            </li>
          );
        })}
      </ul>
      <div role="status" className={styles.alert}>
        {problem}
        <CopyDetails message={problem} />
      </div>
      <p className={styles.help}>
        You can choose several at once. The site gets smaller copies with no location in them. Your
        own photos don’t change.
      </p>
    </>
  );
}

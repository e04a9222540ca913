import { pathFrom } from '../../src/content/content-folder.ts';
import { pathsIn } from '../content/draft.ts';
import { kindOf, titleOf } from '../content/kinds.ts';
import { moved } from '../content/values.ts';
import styles from './fields/Field.module.css';
import { addressOfFile, go } from './route.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useEditor } from './use-editor.ts';

const NEW = 'posts/new.yaml';

/** The blog cards in their order. A new one comes first. */
export function Posts() {
  const { stored, draft, data, change, addFile } = useEditor();
  const orderOf = (file: string) => Number(data(file)?.order ?? 0);
  const posts = pathsIn(stored, draft)
    .filter((file) => kindOf(file) === 'posts')
    .sort((a, b) => orderOf(a) - orderOf(b));

  /** Numbers the cards from one on; those that already have their number aren't touched. */
  function arrange(files: readonly string[], first = 1) {
    for (const [i, file] of files.entries()) {
      if (orderOf(file) !== first + i) change(file, ['order'], first + i);
    }
  }

  function add() {
    if (!posts.includes(NEW)) {
      arrange(posts, 2);
      addFile(NEW, { title: '', order: 1 });
    }
    go(addressOfFile(NEW));
  }

  return (
    <>
      <button type="button" className={styles.done} onClick={add}>
        New blog card
      </button>
      <div className={styles.list}>
        <ul>
          {posts.map((file, i) => {
            const title = titleOf(file, data(file));
            const image = data(file)?.image;
            return (
              <li key={file}>
                <a className={styles.entry} href={addressOfFile(file)}>
                  {typeof image === 'string' && <Thumbnail path={pathFrom(file, image)} />}
                  <span>{title}</span>
                </a>
                <div className={styles.moves}>
                  <button
                    type="button"
                    disabled={i === 0}
                    onClick={() => arrange(moved(posts, i, i - 1))}
                  >
                    Up<span className="visually-hidden">: {title}</span>
                  </button>
                  <button
                    type="button"
                    disabled={i === posts.length - 1}
                    onClick={() => arrange(moved(posts, i, i + 1))}
                  >
                    Down<span className="visually-hidden">: {title}</span>
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

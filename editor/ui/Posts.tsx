import { pathFrom } from '../../model/content-folder.ts';
import { dayOnTheFarm } from '../../src/site/days.ts';
import { formPathsIn } from '../content/draft.ts';
import { kindOf, titleOf } from '../content/kinds.ts';
import styles from './fields/Field.module.css';
import { addressOfFile, go } from './route.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useEditor } from './use-editor.ts';

const NEW = 'posts/new.yaml';

/** The blog cards, the newest at the top. */
export function Posts() {
  const { stored, draft, data, change, addFile } = useEditor();
  const numberOf = (file: string) => Number(data(file)?.number ?? 0);
  const posts = formPathsIn(stored, draft)
    .filter((file) => kindOf(file) === 'posts')
    .sort((a, b) => numberOf(b) - numberOf(a));

  function swap(one: string, other: string) {
    const [numberOfOne, numberOfOther] = [numberOf(one), numberOf(other)];
    change(one, ['number'], numberOfOther);
    change(other, ['number'], numberOfOne);
  }

  function add() {
    const next = Math.max(0, ...posts.map(numberOf)) + 1;
    if (!data(NEW)) addFile(NEW, { title: '', number: next, day: dayOnTheFarm(new Date()) });
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
                    onClick={() => swap(file, posts[i - 1] as string)}
                  >
                    Up<span className="visually-hidden"> {title}</span>
                  </button>
                  <button
                    type="button"
                    disabled={i === posts.length - 1}
                    onClick={() => swap(file, posts[i + 1] as string)}
                  >
                    Down<span className="visually-hidden"> {title}</span>
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

import { useRef } from 'react';
import { pathFrom } from '../../model/content-folder.ts';
import { dayOnTheFarm } from '../../src/site/days.ts';
import { kindOf, titleOf } from '../content/content-kinds.ts';
import { formPathsIn } from '../content/draft.ts';
import styles from './fields/Field.module.css';
import { MoveButtons } from './fields/MoveButtons.tsx';
import { useMoves } from './fields/use-moves.ts';
import { addressOfFile, go } from './route.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useEditor } from './use-editor.ts';

const NEW = 'posts/new.yaml';

/** The blog posts, the newest at the top. */
export function Posts() {
  const { stored, draft, data, change, addFile } = useEditor();
  const numberOf = (file: string) => Number(data(file)?.number ?? 0);
  const posts = formPathsIn(stored, draft)
    .filter((file) => kindOf(file) === 'posts')
    .sort((a, b) => numberOf(b) - numberOf(a));

  const list = useRef<HTMLUListElement>(null);
  const next = Math.max(0, ...posts.map(numberOf)) + 1;

  function move(from: number, to: number) {
    const [one, other] = [posts[from] as string, posts[to] as string];
    const numbers = [numberOf(one), numberOf(other)];
    const isSwap = Math.abs(from - to) === 1;
    change(one, ['number'], isSwap ? numbers[1] : next);
    if (isSwap) change(other, ['number'], numbers[0]);
  }
  const moves = useMoves(list, posts.length, move);

  function add() {
    if (!data(NEW)) addFile(NEW, { title: '', number: next, day: dayOnTheFarm(new Date()) });
    go(addressOfFile(NEW));
  }

  return (
    <>
      <button type="button" className={styles.done} onClick={add}>
        New blog post
      </button>
      <div className={styles.list}>
        <ul ref={list}>
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
                  <MoveButtons moves={moves} at={i} name={title} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

import { useRef } from 'react';
import { titleOf } from '../content/content-kinds.ts';
import { ordersAfterMove, sectionsIn } from '../content/sections.ts';
import styles from './fields/Field.module.css';
import { MoveButtons } from './fields/MoveButtons.tsx';
import { useMoves } from './fields/use-moves.ts';
import { addressOf, addressOfFile } from './route.ts';
import { useEditor } from './use-editor.ts';

/** What the farm sells, in the order of the page. */
export function Sections() {
  const { stored, draft, data, change } = useEditor();
  const files = sectionsIn(stored, draft);
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(list, files.length, (from, to) => {
    for (const { file, order } of ordersAfterMove(stored, draft, from, to))
      change(file, ['order'], order);
  });
  return (
    <>
      <a className={styles.done} href={addressOf('add')}>
        Add something you sell
      </a>
      <div className={styles.list}>
        <ul ref={list}>
          {files.map((file, i) => {
            const title = titleOf(file, data(file));
            return (
              <li key={file}>
                <a className={styles.entry} href={addressOfFile(file)}>
                  {title}
                  {data(file)?.hidden === true && ' (hidden for now)'}
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

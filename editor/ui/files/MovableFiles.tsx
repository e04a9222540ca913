import { useRef } from 'react';
import { resolvePath } from '../../../model/content-folder.ts';
import { titleOf } from '../../content/content-kinds.ts';
import styles from '../fields/Field.module.css';
import { MoveButtons } from '../fields/MoveButtons.tsx';
import { useMoves } from '../fields/use-moves.ts';
import { fileUrl } from '../route.ts';
import shared from '../shared.module.css';
import { Thumbnail } from '../Thumbnail.tsx';
import { useEditorState } from '../use-editor.ts';

interface MovableFilesProps {
  files: string[];
  move: (from: number, to: number) => void;
}

/** Sections or posts in the order of the page, to open and to move. */
export function MovableFiles({ files, move }: MovableFilesProps) {
  const { data } = useEditorState();
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(list, files.length, move);
  return (
    <div className={styles.list}>
      <ul ref={list}>
        {files.map((file, i) => {
          const title = titleOf(file, data(file));
          const { image, hidden } = data(file) ?? {};
          return (
            <li key={file} className={shared.card}>
              <a className={styles.entry} href={fileUrl(file)}>
                {typeof image === 'string' && <Thumbnail path={resolvePath(file, image)} />}
                <span>
                  {title}
                  {hidden === true && ' (hidden)'}
                </span>
              </a>
              <div className={styles.moves}>
                <MoveButtons moves={moves} at={i} name={title} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { useRef } from 'react';
import { resolvePath } from '../../../model/content-folder.ts';
import { dateIn } from '../../../src/site/dates.ts';
import { fileOf, kindOf, titleOf } from '../../content/content-kinds.ts';
import { validPathsIn } from '../../content/draft.ts';
import { newPostPath } from '../../content/file-names.ts';
import { ordersAfterMove, sectionsIn } from '../../content/sections.ts';
import { moved } from '../../content/values.ts';
import styles from '../editor.module.css';
import { MoveButtons, useMoves } from '../fields/MoveButtons.tsx';
import { fileUrl, navigate, screenUrl } from '../route.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { useEditorState, useStore } from '../use-editor.ts';

/** The sections, in the order of the page. */
export function Sections() {
  const store = useStore();
  const { base, draft } = useEditorState();
  return (
    <>
      <a className={styles.primary} href={screenUrl('add')}>
        Add something you sell
      </a>
      <MovableFiles
        files={sectionsIn(base, draft)}
        move={(from, to) => {
          for (const { file, order } of ordersAfterMove(base, draft, from, to))
            store.change(file, ['order'], order);
        }}
      />
    </>
  );
}

/** The blog posts, newest first. */
export function Posts() {
  const store = useStore();
  const { base, draft, tidyDraft, data } = useEditorState();
  const posts = validPathsIn(base, tidyDraft, 'posts');
  const numbers = posts.map((file) => Number(data(file)?.number ?? 0));

  function move(from: number, to: number) {
    const isUnique = new Set(numbers).size === numbers.length;
    for (const [i, file] of moved(posts, from, to).entries())
      store.change(file, ['number'], isUnique ? numbers[i] : posts.length - i);
  }

  function add() {
    const blank = Object.keys(draft.files).find(
      (file) => kindOf(file) === 'posts' && !tidyDraft.files[file],
    );
    const day = dateIn(data(fileOf('farm'))?.timeZone);
    const file = blank ?? newPostPath(day);
    if (!blank) store.addFile(file, { title: '', number: Math.max(0, ...numbers) + 1, day });
    navigate(fileUrl(file));
  }

  return (
    <>
      <button type="button" className={styles.primary} onClick={add}>
        New blog post
      </button>
      <MovableFiles files={posts} move={move} />
    </>
  );
}

interface MovableFilesProps {
  files: string[];
  move: (from: number, to: number) => void;
}

/** Sections or posts in the order of the page, to open and to move. */
function MovableFiles({ files, move }: MovableFilesProps) {
  const { data } = useEditorState();
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(list, files.length, move);
  return (
    <ul ref={list} className={styles.cards}>
      {files.map((file, i) => {
        const title = titleOf(file, data(file));
        const { image, hidden } = data(file) ?? {};
        return (
          <li key={file} className={styles.card}>
            <a className={styles.tap} href={fileUrl(file)}>
              {typeof image === 'string' && <Thumbnail path={resolvePath(file, image)} />}
              <strong>
                {title}
                {hidden === true && ' (hidden)'}
              </strong>
            </a>
            <div className={styles.row}>
              <MoveButtons moves={moves} at={i} name={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

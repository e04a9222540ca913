import { dateIn } from '../../../src/site/dates.ts';
import { kindOf } from '../../content/content-kinds.ts';
import { validPathsIn } from '../../content/draft.ts';
import { newPostPath } from '../../content/file-names.ts';
import { moved } from '../../content/values.ts';
import { fileUrl, navigate } from '../route.ts';
import shared from '../shared.module.css';
import { useEditorState, useStore } from '../use-editor.ts';
import { MovableFiles } from './MovableFiles.tsx';

/** The blog posts, newest first. */
export function Posts() {
  const store = useStore();
  const { stored, draft, tidyDraft, data } = useEditorState();
  const numberOf = (file: string) => Number(data(file)?.number ?? 0);
  const posts = validPathsIn(stored, tidyDraft).filter((file) => kindOf(file) === 'posts');
  const blank = Object.keys(draft.files).find(
    (file) => kindOf(file) === 'posts' && !tidyDraft.files[file],
  );

  const next = Math.max(0, ...posts.map(numberOf)) + 1;

  function move(from: number, to: number) {
    const numbers = posts.map(numberOf);
    const isUnique = new Set(numbers).size === numbers.length;
    for (const [i, file] of moved(posts, from, to).entries())
      store.change(file, ['number'], isUnique ? numbers[i] : posts.length - i);
  }

  function add() {
    const day = dateIn(data('farm.yaml')?.timeZone);
    const file = blank ?? newPostPath(day);
    if (!blank) store.addFile(file, { title: '', number: next, day });
    navigate(fileUrl(file));
  }

  return (
    <>
      <button type="button" className={shared.primary} onClick={add}>
        New blog post
      </button>
      <MovableFiles files={posts} move={move} />
    </>
  );
}

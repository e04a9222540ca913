import { dateInMountainTime } from '../../src/site/dates.ts';
import { kindOf } from '../content/content-kinds.ts';
import { validPathsIn } from '../content/draft.ts';
import { moved } from '../content/values.ts';
import { MovableFiles } from './MovableFiles.tsx';
import { fileUrl, navigate } from './route.ts';
import shared from './shared.module.css';
import { useEditor } from './use-editor.ts';

const NEW = 'posts/new.yaml';

/** The blog posts, newest first. */
export function Posts() {
  const { stored, draft, data, change, addFile } = useEditor();
  const numberOf = (file: string) => Number(data(file)?.number ?? 0);
  const posts = validPathsIn(stored, draft)
    .filter((file) => kindOf(file) === 'posts')
    .sort((a, b) => numberOf(b) - numberOf(a));

  const next = Math.max(0, ...posts.map(numberOf)) + 1;

  function move(from: number, to: number) {
    const numbers = posts.map(numberOf);
    const isUnique = new Set(numbers).size === numbers.length;
    for (const [i, file] of moved(posts, from, to).entries())
      change(file, ['number'], isUnique ? numbers[i] : posts.length - i);
  }

  function add() {
    if (!data(NEW)) addFile(NEW, { title: '', number: next, day: dateInMountainTime(new Date()) });
    navigate(fileUrl(NEW));
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

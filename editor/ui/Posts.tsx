import { dateInMountainTime } from '../../src/site/dates.ts';
import { kindOf } from '../content/content-kinds.ts';
import { formPathsIn } from '../content/draft.ts';
import { MovableFiles } from './MovableFiles.tsx';
import { addressOfFile, go } from './route.ts';
import shared from './shared.module.css';
import { useEditor } from './use-editor.ts';

const NEW = 'posts/new.yaml';

/** The blog posts, newest first. */
export function Posts() {
  const { stored, draft, data, change, addFile } = useEditor();
  const numberOf = (file: string) => Number(data(file)?.number ?? 0);
  const posts = formPathsIn(stored, draft)
    .filter((file) => kindOf(file) === 'posts')
    .sort((a, b) => numberOf(b) - numberOf(a));

  const next = Math.max(0, ...posts.map(numberOf)) + 1;

  function move(from: number, to: number) {
    const [one, other] = [posts[from] as string, posts[to] as string];
    const numbers = [numberOf(one), numberOf(other)];
    const isSwap = Math.abs(from - to) === 1;
    change(one, ['number'], isSwap ? numbers[1] : next);
    if (isSwap) change(other, ['number'], numbers[0]);
  }

  function add() {
    if (!data(NEW)) addFile(NEW, { title: '', number: next, day: dateInMountainTime(new Date()) });
    go(addressOfFile(NEW));
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

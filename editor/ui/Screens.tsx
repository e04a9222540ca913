import { useEffect, useRef } from 'react';
import { isEmpty } from '../content/draft.ts';
import { kindOf, titleOf } from '../content/kinds.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { Conflicts } from './Conflicts.tsx';
import { FileScreen } from './FileScreen.tsx';
import { Home } from './Home.tsx';
import { Notice } from './Notice.tsx';
import { Posts } from './Posts.tsx';
import { Prices } from './Prices.tsx';
import { UnreadableFiles } from './Problems.tsx';
import { Review } from './Review.tsx';
import { addressOf, addressOfFile, type Route, useRoute } from './route.ts';
import styles from './Screens.module.css';
import { SetUp } from './SetUp.tsx';
import { TextScreen } from './TextScreen.tsx';
import { Today } from './Today.tsx';
import { useEditor } from './use-editor.ts';

interface ScreensProps {
  undo: { what: string; take: () => void } | undefined;
  /** The draft would still be here if the page were closed now. */
  isKept: boolean;
  /** Why the screens may not show how the site is now. */
  offline: string | undefined;
}

const NAMES = {
  home: '',
  prices: 'Prices',
  today: 'What we have today',
  photo: 'Add a photo',
  notice: 'Notice',
  posts: 'Blog cards',
  setup: 'Make it yours',
  review: 'Look and save',
};

/** The bar at the top, one screen, and the bar with what isn't saved yet. */
export function Screens({ undo, isKept, offline }: ScreensProps) {
  const { backend, data, draft, conflicts, status } = useEditor();
  const route = useRoute();
  const heading = useRef<HTMLHeadingElement>(null);
  const farm = String(data('farm.yaml')?.name ?? 'The farm');
  const { screen, file, at } = route;
  const place = `${screen} ${file} ${at.join(' ')}`;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place]);

  const isFile = screen === 'file' || screen === 'text';
  const title = isFile ? titleOf(file, data(file)) : screen === 'home' ? farm : NAMES[screen];
  const changes = Object.keys(draft.files).length;
  return (
    <div className={styles.app} data-backend={backend.kind}>
      <header className={styles.bar}>
        {screen !== 'home' && (
          <a className={styles.back} href={upFrom(route)}>
            <span aria-hidden="true">←</span> Back
          </a>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <a className={styles.site} href={backend.site} target="_blank" rel="noreferrer">
          Site<span className="visually-hidden"> (opens in a new tab)</span>
          <span aria-hidden="true"> ↗</span>
        </a>
      </header>
      <main className={styles.main}>
        {offline && <p role="status">{offline}</p>}
        {conflicts.length > 0 ? <Conflicts /> : <OneScreen {...route} />}
      </main>
      {backend.kind === 'local' && (
        <iframe
          className={styles.preview}
          title="The site as it will look"
          src={pageFor(route)}
          loading="lazy"
        />
      )}
      <div className={styles.foot}>
        <div role="status">
          {undo && (
            <p className={styles.undo}>
              <span>{undo.what}</span>
              <button type="button" onClick={undo.take}>
                Undo
              </button>
            </p>
          )}
        </div>
        {!isKept && (
          <p className={styles.undo} role="alert">
            This browser couldn’t save your changes on this device.{' '}
            {backend.kind === 'github' ? 'Publish' : 'Save'} them before you close this page.
          </p>
        )}
        {!isEmpty(draft) && screen !== 'review' && status.step !== 'saving' && (
          <p className={styles.unsaved}>
            <span>
              {changes === 1 ? 'Changes in one place' : `Changes in ${changes} places`}, not saved
              yet
            </span>
            <a href={addressOf('review')}>Look and save</a>
          </p>
        )}
      </div>
    </div>
  );
}

function OneScreen({ screen, file, at }: Route) {
  if (screen === 'home') return <Home />;
  if (screen === 'review') return <Review />;
  if (screen === 'file') return <FileScreen key={file} file={file} at={at} />;
  if (screen === 'text') return <TextScreen key={file} file={file} />;
  const Screen = SHARED[screen];
  return (
    <>
      <UnreadableFiles />
      <Screen />
    </>
  );
}

/** Screens that show something of several files. */
const SHARED = {
  prices: Prices,
  today: Today,
  photo: AddPhoto,
  notice: Notice,
  posts: Posts,
  setup: SetUp,
};

/** The page of the site that shows what a screen changes. */
function pageFor({ screen, file }: Route): string {
  if (screen === 'prices' || screen === 'today' || screen === 'photo') return '/products';
  if (screen === 'posts') return '/blog';
  const kind = kindOf(file);
  if (kind === 'sections') return '/products';
  if (kind === 'posts') return '/blog';
  return kind && kind !== 'farm' && kind !== 'home' && kind !== 'notFound' ? `/${kind}` : '/';
}

/** Where Back leads: to the list around an entry, and home from everywhere else. */
function upFrom({ screen, file, at }: Route): string {
  const around = at.slice(0, -2);
  return screen === 'file' && at.length > 0 ? addressOfFile(file, around) : addressOf('home');
}

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { ContentKind } from '../../model/content-files.ts';
import { type Backend, SAVE_VERBS } from '../backend.ts';
import { fileOf, kindOf, titleOf } from '../content/content-kinds.ts';
import { describeDraft } from '../content/describe-draft.ts';
import { followPath } from '../content/follow-path.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './editor.module.css';
import { FailureMessage } from './FailureMessage.tsx';
import { MarkedField } from './fields/field-props.ts';
import { AddSection } from './files/AddSection.tsx';
import { FileScreen } from './files/FileScreen.tsx';
import { Posts, Sections } from './files/ListedFiles.tsx';
import { TextScreen } from './files/TextScreen.tsx';
import { Home } from './home/Home.tsx';
import { Notice } from './home/Notice.tsx';
import { SetUp } from './home/SetUp.tsx';
import { Today } from './home/Today.tsx';
import { UnreadableFiles } from './Problems.tsx';
import { AddPhoto } from './photos/AddPhoto.tsx';
import { Captions } from './photos/Captions.tsx';
import { AddPhotos, useAddPhotos } from './photos/use-add-photos.ts';
import { Prices } from './prices/Prices.tsx';
import { History } from './publishing/History.tsx';
import { Review } from './publishing/Review.tsx';
import {
  currentRoute,
  fileUrl,
  onBackClick,
  parentUrl,
  type Route,
  replaceScreen,
  restoreView,
  SCREEN_NAMES,
  type Screen,
  screenUrl,
  useRoute,
} from './route.ts';
import screens from './Screens.module.css';
import { useEditor, useEditorState, useStore } from './use-editor.ts';
import { useFocusGuard } from './use-focus-guard.ts';

/** On the computer, saving does not publish. */
const nameOf = (screen: Screen, { name }: Backend) =>
  SCREEN_NAMES[screen].replace('publish', SAVE_VERBS[name].save);

/** The top bar, the current screen and the bottom bar. */
export function Screens() {
  const store = useStore();
  const { backend } = store;
  const state = useEditorState();
  const { data } = state;
  const { offline, processing } = state.values;
  const addPhotos = useAddPhotos();
  const isAdding = addPhotos.progress !== undefined || processing > 0;
  useEffect(() => {
    // The browser asks before it closes the page.
    window.onbeforeunload = isAdding ? () => true : null;
    return () => {
      window.onbeforeunload = null;
    };
  }, [isAdding]);
  const route = useRoute();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusGuard(heading);
  const farm = String(data(fileOf('farm'))?.name ?? 'Your farm');
  const { screen, file, at, field } = route;
  const key = `${screen} ${state.keyOf(file, at)}`;
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key && !field) return;
    lastKey.current = key;
    restoreView(field, heading.current);
  }, [key, field]);
  useEffect(() => {
    let known = store.getState().values.rebases;
    return store.subscribe(() => {
      const { rebases } = store.getState().values;
      const last = rebases === known ? undefined : rebases.at(-1);
      known = rebases;
      const { screen: open, file: path, at: place } = currentRoute();
      if (!last || open !== 'file' || place.length === 0) return;
      const moved = followPath(last.before.data(path), last.after.data(path), place);
      if (!moved) replaceScreen(parentUrl(path, place));
      else if (moved.join() !== place.join()) replaceScreen(fileUrl(path, moved));
    });
  }, [store]);

  const isFile = screen === 'file' || screen === 'text';
  const title = isFile
    ? titleOf(file, data(file))
    : screen === 'home'
      ? farm
      : nameOf(screen, backend);
  return (
    <AddPhotos value={addPhotos}>
      <div className={screens.app} data-backend={backend.name}>
        <header className={screens.bar}>
          {screen !== 'home' && (
            <a href={upFrom(route)} onClick={onBackClick}>
              <span aria-hidden="true">←</span> Back
            </a>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <a href={backend.siteUrl} target="_blank" rel="noreferrer">
            Site<span className="visually-hidden"> (opens in a new tab)</span>
            <span aria-hidden="true"> ↗</span>
          </a>
        </header>
        <main className={styles.page}>
          {offline && (
            <div className={styles.card} role="status">
              <FailureMessage failure={offline} note=" Until then, you can keep editing.">
                <button type="button" onClick={() => store.reload()}>
                  Try again
                </button>
              </FailureMessage>
            </div>
          )}
          <MarkedField value={field}>
            <ErrorBoundary key={key}>
              <ScreenContent {...route} />
            </ErrorBoundary>
          </MarkedField>
        </main>
        {backend.name === 'local' && <Preview {...route} />}
        <BottomBar screen={screen} />
      </div>
    </AddPhotos>
  );
}

/** What can be undone, what is not stored, and the way to the review. */
function BottomBar({ screen }: { screen: Screen }) {
  const store = useStore();
  const { backend } = store;
  const state = useEditorState();
  const { base, tidyDraft, pending, isClean, values } = state;
  const { isStored, save, undo } = values;
  const { progress, problem, dismiss } = useContext(AddPhotos);
  const verbs = SAVE_VERBS[backend.name];
  const changes = describeDraft(base, tidyDraft).flatMap((each) => each.changes).length;
  const unsaved = `${changes === 1 ? '1 change' : `${changes} changes`} not ${verbs.saved} yet`;
  const isSaving = save.step === 'saving';
  return (
    <div className={screens.bottomBar}>
      <div role="status">
        {progress && <p className={screens.undo}>{progress}</p>}
        {undo && screen !== 'review' && (
          <p className={screens.undo}>
            <span>{undo.what}</span>
            <button type="button" onClick={() => store.undo()}>
              Undo
            </button>
          </p>
        )}
      </div>
      {problem && (
        <div className={screens.undo} role="alert">
          <div>
            <FailureMessage failure={{ message: problem }} />
          </div>
          <button type="button" onClick={dismiss}>
            OK
          </button>
        </div>
      )}
      {!isStored && (
        <p className={screens.undo} role="alert">
          {backend.name === 'github' ? 'This phone' : 'This computer'} couldn’t save your changes.
          Maybe it’s full. {verbs.button} them before you close this page.
        </p>
      )}
      {!isClean && screen !== 'review' && (
        <p className={screens.unsaved}>
          <span>
            {isSaving && 'Saving… '}
            {state.conflicts.length > 0
              ? 'There are two versions. Choose one.'
              : pending && !isSaving
                ? verbs.unknown
                : changes > 0 && unsaved}
          </span>
          <a className={styles.button} href={screenUrl('review')}>
            {nameOf('review', backend)}
          </a>
        </p>
      )}
    </div>
  );
}

function ScreenContent({ screen, file, at }: Route) {
  if (screen === 'home') return <Home />;
  if (screen === 'review') return <Review />;
  if (screen === 'file') return <FileScreen file={file} at={at} />;
  if (screen === 'text') return <TextScreen file={file} />;
  if (screen === 'history') return <History />;
  if (screen === 'captions') return <Captions file={file} at={at} />;
  const { Screen, kinds } = SHARED[screen];
  return (
    <>
      <UnreadableFiles kinds={kinds} screen={SCREEN_NAMES[screen]} />
      <Screen />
    </>
  );
}

/** Screens for several files, and the kinds of files they show. */
const SHARED = {
  prices: { Screen: Prices, kinds: ['sections'] },
  today: { Screen: Today, kinds: ['sections'] },
  photo: { Screen: AddPhoto, kinds: ['sections', 'gallery'] },
  notice: { Screen: Notice, kinds: ['farm'] },
  posts: { Screen: Posts, kinds: ['posts'] },
  sell: { Screen: Sections, kinds: ['sections'] },
  add: { Screen: AddSection, kinds: ['sections'] },
  setup: { Screen: SetUp, kinds: ['farm', 'posts'] },
} satisfies Record<string, { Screen: () => ReactNode; kinds: ContentKind[] }>;

/** The site next to the forms, on the page that shows the open file. */
function Preview({ screen, file }: Route) {
  const draft = useEditor((state) => state.draft);
  const changed = screen === 'review' ? Object.keys(draft.files)[0] : file;
  const [page, setPage] = useState('/');
  const next = changed === undefined ? page : pageFor(screen, changed);
  // Without changes, as after a save, the page stays the same.
  if (next !== page) setPage(next);
  return (
    <div className={screens.preview}>
      <p>Your site, as of your last save</p>
      <iframe title="Your site, as of your last save" src={next} loading="lazy" />
    </div>
  );
}

function pageFor(screen: Screen, file: string): string {
  if (['prices', 'today', 'photo', 'sell', 'add'].includes(screen)) return '/products';
  if (screen === 'posts') return '/blog';
  const kind = kindOf(file);
  if (kind === 'sections') return '/products';
  if (kind === 'posts') return '/blog';
  return kind && kind !== 'farm' && kind !== 'home' && kind !== 'notFound' ? `/${kind}` : '/';
}

/** Back goes from an entry to its list, and from other screens to the first one. */
function upFrom({ screen, file, at }: Route): string {
  return screen === 'file' && at.length > 0 ? parentUrl(file, at) : screenUrl('home');
}

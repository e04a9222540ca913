import type { ContentKind } from '../../../model/content-files.ts';
import { SAVE_VERBS } from '../../backend.ts';
import { fileOf, kindOf, titleOf } from '../../content/content-kinds.ts';
import { formatBigNumber } from '../../content/describe-changes.ts';
import { type DescribedLine, describeDraft } from '../../content/describe-draft.ts';
import { pathsIn } from '../../content/draft.ts';
import { countOpenQuestions } from '../../content/setup-questions.ts';
import { asList } from '../../content/values.ts';
import { editorVersion } from '../../error-details.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../editor.module.css';
import { UnaddedSection } from '../files/AddSection.tsx';
import { LinkRow } from '../LinkRow.tsx';
import { Problems, useProblems } from '../Problems.tsx';
import { PUBLISHING_STEPS, PublishingText } from '../publishing/Saved.tsx';
import { fileUrl, SCREEN_NAMES, type Screen, screenUrl, textUrl } from '../route.ts';
import { useAccount, useEditorState, useStore } from '../use-editor.ts';
import tiles from './Home.module.css';

const EVERY_WEEK: [screen: Screen, hint: string][] = [
  ['prices', 'What things cost'],
  ['today', 'Let people know before they drive out'],
  ['photo', 'From your camera or album'],
  ['notice', 'A line at the top of every page'],
  ['posts', 'Add one, or put them in order'],
];

const SOLD = 'What you sell';
const FARM = 'Your farm';
const GROUPS: [name: string, has: (kind: ContentKind | undefined) => boolean][] = [
  [SOLD, (kind) => kind === 'sections'],
  ['Blog posts', (kind) => kind === 'posts'],
  [FARM, (kind) => kind === 'farm'],
  ['Pages', () => true],
];

/** Large tiles for weekly changes, then everything else. */
export function Home() {
  const store = useStore();
  const account = useAccount();
  const { backend } = store;
  const { base, draft, tidyDraft, included, data, isClean, values } = useEditorState();
  const { publishing } = values;
  const left = new Set(pathsIn(base, tidyDraft));
  const groups = GROUPS.map(([name, has]) => {
    const files = [...left].filter((file) => has(kindOf(file)));
    for (const file of files) left.delete(file);
    return { name, files };
  });
  const described = describeDraft(base, tidyDraft);
  const isNotice = ({ at }: DescribedLine) => at[0] === 'notice';
  const changed = new Set(
    described.filter(({ changes }) => !changes.every(isNotice)).flatMap(({ files }) => files),
  );
  const questions = countOpenQuestions(base, draft);
  const bigNumbers = asList(data(fileOf('products'))?.tally)
    .map(formatBigNumber)
    .join(', ');
  const notYet = `Not ${SAVE_VERBS[backend.name].saved} yet`;
  const hasNewNotice = described.some(({ changes }) => changes.some(isNotice));
  return (
    <>
      <Problems problems={useProblems(included)} />
      {questions > 0 && (
        <p className={styles.alert}>
          <a className={styles.tap} href={screenUrl('setup')}>
            <strong>Set up your site</strong>
          </a>
          {questions === 1
            ? 'One question left to answer.'
            : `${questions} questions left to answer.`}
        </p>
      )}
      <h2 className="visually-hidden">Every week</h2>
      <ul className={tiles.tiles}>
        {EVERY_WEEK.map(([screen, hint]) => (
          <li key={screen}>
            <a href={screenUrl(screen)} data-tile={screen}>
              <strong>{SCREEN_NAMES[screen]}</strong>
              <small>{screen === 'notice' && hasNewNotice ? notYet : hint}</small>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.card} role="status">
        {publishing && (isClean || publishing.step === 'timedOut') && (
          <p>
            <strong>{PUBLISHING_STEPS[publishing.step]}.</strong>{' '}
            <PublishingText publishing={publishing} actionsUrl={backend.actionsUrl} />
          </p>
        )}
        {publishing?.step === 'timedOut' && (
          <button type="button" onClick={() => store.dismissPublishing()}>
            Dismiss
          </button>
        )}
      </div>
      <h2>Everything else</h2>
      {groups.map(({ name, files }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className={`${styles.card} ${styles.links}`}>
            {files.map((file) => (
              <LinkRow key={file} href={data(file) ? fileUrl(file) : textUrl(file)}>
                {titleOf(file, data(file))}
                {data(file)?.hidden === true && <em>hidden</em>}
                {changed.has(file) && <em>changed</em>}
                {!data(file) && <em>needs fixing</em>}
              </LinkRow>
            ))}
            {name === SOLD && (
              <>
                <UnaddedSection />
                <LinkRow href={screenUrl('add')}>{SCREEN_NAMES.add}</LinkRow>
                <LinkRow href={screenUrl('sell')}>{SCREEN_NAMES.sell}</LinkRow>
                <LinkRow href={fileUrl(fileOf('products'), ['tally'])}>
                  Big numbers{bigNumbers && `: ${bigNumbers}`}
                </LinkRow>
              </>
            )}
            {name === FARM && (
              <LinkRow href={fileUrl(fileOf('farm'), ['profileMenu'])}>Profile menu</LinkRow>
            )}
          </ul>
        </section>
      ))}
      <section>
        <h3>Undo a mistake</h3>
        <ul className={`${styles.card} ${styles.links}`}>
          <LinkRow href={screenUrl('history')}>{SCREEN_NAMES.history}</LinkRow>
        </ul>
      </section>
      {account && (
        <p className={`${styles.row} ${styles.help}`}>
          Signed in to {backend.siteId}
          {isClean ? (
            <button type="button" onClick={account.signOut}>
              Sign out
            </button>
          ) : (
            <ConfirmButton
              question={
                values.isStored
                  ? 'Sign out? Your changes aren’t published yet. They stay on this phone. You’ll see them when you sign in again.'
                  : 'Sign out? This phone couldn’t save your changes. You’ll lose them.'
              }
              confirm="Sign out"
              cancel="Stay signed in"
              onConfirm={account.signOut}
            >
              Sign out
            </ConfirmButton>
          )}
        </p>
      )}
      <p className={`${styles.row} ${styles.help}`}>Version {editorVersion()}</p>
    </>
  );
}

import { useState } from 'react';
import { isListed } from '../../../model/content-files.ts';
import { SAVE_VERBS } from '../../backend.ts';
import { formFor, kindOf } from '../../content/content-kinds.ts';
import {
  asFields,
  describeChanges,
  formatChange,
  formatTogether,
  formatValue,
  summarize,
  summarizeList,
} from '../../content/describe-changes.ts';
import { describeLocation, ORDERS, titlesOf } from '../../content/describe-draft.ts';
import { parseData } from '../../content/draft.ts';
import { followPath } from '../../content/follow-path.ts';
import { fieldAt, type Group } from '../../content/form.ts';
import { type Choice, fieldsWith } from '../../content/merge.ts';
import { conflictKey, type FileConflict, resolveConflicts } from '../../content/rebase.ts';
import type { EditorState } from '../../store/editor-state.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { useAction } from '../use-action.ts';
import { useEditorState, useStore } from '../use-editor.ts';

/** Asks which version to keep of each field that was changed both here and elsewhere. */
export function Conflicts() {
  const store = useStore();
  const state = useEditorState();
  const { conflicts } = state;
  const { saved } = SAVE_VERBS[store.backend.name];
  const { isWorking, failure, run } = useAction();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const keyOf = (conflict: FileConflict) =>
    orderIn(conflict)
      ? `${describeVersion(state, conflict, 'ours')} ${describeVersion(state, conflict, 'theirs')}`
      : conflictKey(conflict);
  // A new order is in several files.
  const questions = new Map(conflicts.map((each) => [keyOf(each), each]));
  const answers = new Map(
    conflicts.flatMap((each) => {
      const choice = choices.get(keyOf(each));
      return choice ? [[conflictKey(each), choice]] : [];
    }),
  );
  const namesFor = ({ isUndo }: FileConflict) =>
    isUndo
      ? { ours: 'The old one', theirs: 'On your site now' }
      : { ours: `Your change, not ${saved} yet`, theirs: `The other change, already ${saved}` };
  return (
    <>
      <p role="alert">
        {conflicts.every(({ isUndo }) => isUndo)
          ? 'This has been changed since then.'
          : `${questions.size === 1 ? 'This was' : 'These were'} also changed somewhere else, maybe on another phone or computer.`}{' '}
        Which version do you want to keep?
      </p>
      {[...questions].map(([key, conflict]) => (
        <fieldset key={key} className={styles.card}>
          <legend>{describeConflict(state, conflict)}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.tap}>
              <input
                type="radio"
                name={key}
                checked={choices.get(key) === side}
                onChange={() => setChoices(new Map(choices).set(key, side))}
              />
              <Version conflict={conflict} side={side} name={namesFor(conflict)[side]} />
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className={styles.primary}
        disabled={isWorking || answers.size < conflicts.length}
        onClick={() => run(() => store.resolve(answers))}
      >
        {isWorking ? 'One moment…' : 'Continue'}
      </button>
      <div role="status">{failure && <FailureMessage failure={failure} />}</div>
    </>
  );
}

/** The kind of files whose order is in question. */
function orderIn({ file, path }: FileConflict) {
  const kind = kindOf(file);
  return kind && isListed(kind) && path[0] === ORDERS[kind].field ? kind : undefined;
}

/** What is in question, by the names that both sides know. */
function describeConflict({ draft }: EditorState, conflict: FileConflict): string {
  const { file, path, ours, theirs, data } = conflict;
  const kind = orderIn(conflict);
  if (kind) return `${ORDERS[kind].title}, order`;
  const before = parseData(draft.files[file]?.base);
  const place = before && followPath(data, before, path);
  const { title, label } = describeLocation(file, place ? before : data, place ?? path);
  const isOrder = Array.isArray(ours) && Array.isArray(theirs);
  return `${label ? `${title}: ${label}` : title}${isOrder ? ', order' : ''}`;
}

const valueIn = ({ file, path, ...sides }: FileConflict, side: Choice) =>
  sides[side] ?? fieldAt(formFor(file), path)?.fallback;

interface VersionProps {
  conflict: FileConflict;
  side: Choice;
  name: string;
}

/** "Your change: $7". If one side removed it: "Remove it" or "Keep it: $7". */
function Version({ conflict, side, name }: VersionProps) {
  const state = useEditorState();
  if (valueIn(conflict, side) === undefined) {
    const isElsewhere = side === 'theirs' && !conflict.isUndo;
    return <span>Remove it{isElsewhere && ', as the other phone or computer did'}</span>;
  }
  const isRemovedThere = valueIn(conflict, side === 'ours' ? 'theirs' : 'ours') === undefined;
  return (
    <span>
      {isRemovedThere ? 'Keep it' : name}:{' '}
      <strong>{describeVersion(state, conflict, side) ?? 'empty'}</strong>
    </span>
  );
}

function describeVersion(
  { base, draft, conflicts }: EditorState,
  conflict: FileConflict,
  side: Choice,
): string | undefined {
  const { file, path } = conflict;
  const kind = orderIn(conflict);
  if (kind) {
    const answers = new Map(conflicts.map((each) => [conflictKey(each), side]));
    return titlesOf(kind, base, resolveConflicts(base, draft, answers)).join(', ');
  }
  const form = formFor(file);
  const [field, around] = [fieldAt(form, path), fieldAt(form, path.slice(0, -1))];
  const value = valueIn(conflict, side);
  const other = valueIn(conflict, side === 'ours' ? 'theirs' : 'ours');
  if (form && path.length === 0) return describeFile(form, conflict.base, value);
  const names = fieldsWith(String(path.at(-1)));
  if (names && around?.type === 'group')
    return formatTogether(around, names, asFields(value), asFields(other));
  if (field?.type === 'list') return summarizeList(field, value);
  if (field?.type !== 'group') return field && formatValue(field, value, other);
  return around?.type === 'list'
    ? summarizeList(around, [value])
    : summarize(field, asFields(value), asFields(other));
}

/** What one side changed in a file, which may be a text with an error. */
function describeFile(form: Group, before: unknown, value: unknown): string {
  const data = typeof value === 'string' ? parseData(value) : value;
  const [first, ...others] = data ? describeChanges(form, before, data).map(formatChange) : [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return first ? first + more : 'the text of the file';
}

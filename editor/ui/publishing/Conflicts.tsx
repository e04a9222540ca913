import { useState, useTransition } from 'react';
import { type Failure, failureOf, SAVE_VERBS } from '../../backend.ts';
import { formFor, titleOf } from '../../content/content-kinds.ts';
import {
  asFields,
  formatTogether,
  formatValue,
  summarize,
  summarizeList,
} from '../../content/describe-changes.ts';
import { describeLocation } from '../../content/describe-draft.ts';
import { fieldAt } from '../../content/form.ts';
import { type Choice, fieldsWith, isOneChoice } from '../../content/merge.ts';
import { conflictKey, type FileConflict } from '../../content/rebase.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { useEditorState, useStore } from '../use-editor.ts';

/** Asks which version to keep of each field that was changed both here and elsewhere. */
export function Conflicts() {
  const store = useStore();
  const { conflicts } = useEditorState();
  const { saved } = SAVE_VERBS[store.backend.name];
  const namesFor = ({ isUndo }: FileConflict) =>
    isUndo
      ? { ours: 'The old one', theirs: 'On your site now' }
      : { ours: `Your change, not ${saved} yet`, theirs: `The other change, already ${saved}` };
  const [isWorking, startWorking] = useTransition();
  const [failure, setFailure] = useState<Failure>();
  const resolve = () => store.resolve(choices).catch((error) => setFailure(failureOf(error)));
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  return (
    <>
      <p role="alert">
        {conflicts.every(({ isUndo }) => isUndo)
          ? 'This has been changed since then.'
          : `${conflicts.length === 1 ? 'This was' : 'These were'} also changed somewhere else, maybe on another phone or computer.`}{' '}
        Which version do you want to keep?
      </p>
      {conflicts.map((conflict) => {
        const key = conflictKey(conflict);
        return (
          <fieldset key={key} className={styles.card}>
            <legend>{describeConflict(conflict)}</legend>
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
        );
      })}
      <button
        type="button"
        className={styles.primary}
        disabled={isWorking || conflicts.some((each) => !choices.has(conflictKey(each)))}
        onClick={() => startWorking(resolve)}
      >
        {isWorking ? 'One moment…' : 'Continue'}
      </button>
      <div role="status">{failure && <FailureMessage failure={failure} />}</div>
    </>
  );
}

function describeConflict({ file, path, base, ours, theirs, data }: FileConflict): string {
  const { title, label } = describeLocation(file, data, path);
  const isOrder = Array.isArray(ours) && Array.isArray(theirs);
  if (path.length > 0) return `${label ? `${title}: ${label}` : title}${isOrder ? ', order' : ''}`;
  const before = base === undefined ? title : titleOf(file, base);
  return before === title ? title : `${before} (now named ${title})`;
}

interface VersionProps {
  conflict: FileConflict;
  side: Choice;
  name: string;
}

/** "Your change: $7". If one side removed it: "Remove it" or "Keep it: $7". */
function Version({ conflict, side, name }: VersionProps) {
  const { file, path } = conflict;
  const field = fieldAt(formFor(file), path);
  const versionOf = (each: Choice) => conflict[each] ?? field?.fallback;
  const value = versionOf(side);
  if (value === undefined) {
    const isElsewhere = side === 'theirs' && !conflict.isUndo;
    return <span>Remove it{isElsewhere && ', as the other phone or computer did'}</span>;
  }
  const other = versionOf(side === 'ours' ? 'theirs' : 'ours');
  const label = other === undefined ? 'Keep it' : name;
  if (!field || (field.type === 'group' && !isOneChoice(path))) return <span>{label}</span>;
  const group = fieldAt(formFor(file), path.slice(0, -1));
  const names = fieldsWith(String(path.at(-1)));
  const formatted = () => {
    if (field.type === 'group') return summarize(field, asFields(value), asFields(other));
    return field.type === 'list' ? summarizeList(field, value) : formatValue(field, value, other);
  };
  const summary =
    names && group?.type === 'group'
      ? formatTogether(group, names, asFields(value), asFields(other))
      : formatted();
  return (
    <span>
      {label}: <strong>{summary ?? 'empty'}</strong>
    </span>
  );
}

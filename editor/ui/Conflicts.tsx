import { useState } from 'react';
import { formOf, kindOf, titleOf } from '../content/content-kinds.ts';
import { describePath, entryName, formatValue } from '../content/describe-changes.ts';
import type { FileConflict } from '../content/draft.ts';
import { fieldAt } from '../content/form.ts';
import { asList } from '../content/values.ts';
import styles from './Review.module.css';
import shared from './shared.module.css';
import { useEditor } from './use-editor.ts';

type Choice = 'ours' | 'theirs';

/** Asks which version to keep of each field that was changed both here and elsewhere. */
export function Conflicts() {
  const { backend, conflicts, resolve, data } = useEditor();
  const saved = backend.kind === 'github' ? 'published' : 'saved';
  const [choices, setChoices] = useState<Choice[]>([]);
  return (
    <>
      <p>
        This was changed again, here or on another phone or computer. Which version do you want to
        keep?
      </p>
      {conflicts.map((conflict, i) => (
        <fieldset
          key={`${conflict.file} ${conflict.path.join(' ')}`}
          className={`${shared.card} ${styles.choice}`}
        >
          <legend>{describeConflict(conflict, data(conflict.file))}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${i}`}
                checked={choices[i] === side}
                onChange={() =>
                  setChoices(conflicts.map((_, at) => (at === i ? side : choices[at])) as Choice[])
                }
              />
              <span>
                {side === 'ours' ? `Not ${saved} yet` : `Already ${saved}`}:{' '}
                <strong>{formatSide(conflict, side)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className={`${shared.primary} ${styles.save}`}
        disabled={conflicts.some((_, i) => !choices[i])}
        onClick={() => resolve(choices)}
      >
        Continue
      </button>
    </>
  );
}

function describeConflict({ file, path, theirs }: FileConflict, data: unknown): string {
  const kind = kindOf(file);
  const title = titleOf(file, data ?? theirs);
  return kind && path.length > 0 ? `${title}: ${describePath(formOf(kind), data, path)}` : title;
}

function formatSide(conflict: FileConflict, side: Choice): string {
  const { file, path, [side]: value } = conflict;
  const kind = kindOf(file);
  const field = kind && fieldAt(formOf(kind), path);
  if (value === undefined || value === null) return 'Remove it';
  if (field?.kind === 'list') {
    const names = asList(value).map((each, i) => entryName(field.entry, each, i));
    return names.join(', ') || 'empty';
  }
  if (field && field.kind !== 'group') return formatValue(field, value) ?? 'empty';
  return `Keep it, with ${side === 'ours' ? 'your' : 'the other'} change`;
}

import { useContext, useRef } from 'react';
import { isRecord } from '../../../model/compare.ts';
import { resolvePath } from '../../../model/content-folder.ts';
import { entryName, lowerFirst } from '../../content/describe-changes.ts';
import { type Field, type List, validationError } from '../../content/form.ts';
import { isBlank } from '../../content/saving.ts';
import { asList, moved } from '../../content/values.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../editor.module.css';
import { AddPhotosButton } from '../photos/PhotoChooser.tsx';
import { fieldId, fileUrl, navigate } from '../route.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { useEditorState, useStore } from '../use-editor.ts';
import { type FieldLocation, MarkedField, useValue } from './field-props.ts';
import { LeafField } from './LeafField.tsx';
import { MoveButtons, useMoves } from './MoveButtons.tsx';

/** A list whose entries can be opened, moved, added and removed. */
export function ListField({ field, file, at }: FieldLocation<List>) {
  const store = useStore();
  const state = useEditorState();
  const { value, set } = useValue(file, at);
  const entries = asList(value);
  const { entry } = field;
  const one = lowerFirst(entry.label);
  const rows = useRef<HTMLUListElement>(null);
  const id = fieldId(file, at);
  const error = useContext(MarkedField) === id ? validationError(field, value) : undefined;

  // A blank group was added but not filled in. The button opens it again.
  const isUnfilled = (each: unknown) => entry.type === 'group' && isBlank(each);

  const shown = [...entries.entries()].filter(([, each]) => !isUnfilled(each));
  const placeOf = (i: number) => shown[i]?.[0] ?? i;
  const moves = useMoves(rows, shown.length, (from, to) =>
    set(moved(entries, placeOf(from), placeOf(to))),
  );

  function add() {
    const unfilled = entries.findIndex(isUnfilled);
    if (unfilled < 0) set([...entries, entry.type === 'group' ? {} : '']);
    if (entry.type === 'group')
      navigate(fileUrl(file, [...at, unfilled < 0 ? entries.length : unfilled]));
  }

  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>{field.label}</legend>
      <p className={styles.help}>{field.help}</p>
      {error && <p className={styles.error}>{error}</p>}
      <ul ref={rows} className={styles.cards}>
        {shown.map(([i, each], position) => {
          const name = entryName(entry, each, position);
          return (
            <li key={state.keyOf(file, [...at, i])} className={styles.card}>
              {entry.type === 'group' ? (
                <a className={styles.tap} href={fileUrl(file, [...at, i])}>
                  <EntryPicture entry={entry} value={each} file={file} />
                  <strong>{name}</strong>
                </a>
              ) : (
                entry.type !== 'list' && (
                  <LeafField
                    field={{ ...entry, optional: false, help: '' }}
                    file={file}
                    at={[...at, i]}
                    label={`${entry.label} ${i + 1}`}
                  />
                )
              )}
              <div className={styles.row}>
                <MoveButtons moves={moves} at={position} name={name} />
                <ConfirmButton
                  question={`Remove “${name}”?`}
                  onConfirm={() =>
                    store.remove(file, at, entries.toSpliced(i, 1), `Removed “${name}”.`)
                  }
                >
                  Remove<span className="visually-hidden"> {name}</span>
                </ConfirmButton>
              </div>
            </li>
          );
        })}
      </ul>
      {field.name === 'photos' ? (
        <AddPhotosButton file={file}>Add photos</AddPhotosButton>
      ) : (
        <button type="button" onClick={add}>
          Add {/^[aeiou]/i.test(one) ? 'an' : 'a'} {one}
        </button>
      )}
    </fieldset>
  );
}

function EntryPicture({ entry, value, file }: { entry: Field; value: unknown; file: string }) {
  if (entry.type !== 'group' || !isRecord(value)) return null;
  const picture = entry.fields.find(({ type }) => type === 'picture')?.name;
  const path = picture && value[picture];
  return typeof path === 'string' ? <Thumbnail path={resolvePath(file, path)} /> : null;
}

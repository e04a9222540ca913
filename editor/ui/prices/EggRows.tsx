import { useId, useState } from 'react';
import { valueAt } from '../../../model/compare.ts';
import { formOf } from '../../content/content-kinds.ts';
import { entryName } from '../../content/describe-changes.ts';
import { fieldIn } from '../../content/field-in.ts';
import { fieldAt, type Leaf } from '../../content/form.ts';
import { hasWashed } from '../../content/sections.ts';
import { asList, type Path, withValue } from '../../content/values.ts';
import { useValue } from '../fields/field-props.ts';
import { LeafField } from '../fields/LeafField.tsx';
import { fieldId, fileUrl } from '../route.ts';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import entryStyles from './NewEntry.module.css';
import { type EntryField, NewEntry, useNewEntry } from './NewEntry.tsx';
import styles from './Prices.module.css';

const ROWS = ['pricing', 'rows'] as const;
export const EGG_ROW = fieldIn('sections', ...ROWS, 0);

export const UNWASHED = 'priceAsIs';
export const WASHED = 'priceWashedEggs';
const REMOVED_WASHED = 'Removed washed prices.';

/** Egg prices by size: unwashed and washed side by side, if the farm sells both. */
export function EggRows({ file }: { file: string }) {
  const store = useStore();
  const { data, undo } = useEditorState();
  const { value, set } = useValue(file, ROWS);
  const rows = asList(value);
  const [wantsWashed, setWantsWashed] = useState(false);
  const id = useId();
  const isWashed = wantsWashed || hasWashed(rows);
  const kinds = isWashed ? [UNWASHED, WASHED] : [UNWASHED];

  const added = useNewEntry({ entries: rows, setEntries: set });

  function sellWashed(isSold: boolean) {
    setWantsWashed(isSold);
    if (isSold && undo?.what === REMOVED_WASHED && undo.before[file]) store.undo();
    if (isSold || !hasWashed(rows)) return;
    const unwashed = rows.map((row) => withValue(row, [WASHED], undefined));
    store.remove(file, ROWS, unwashed, REMOVED_WASHED);
  }

  const fields: EntryField[] = [
    { at: ['name'], label: 'Pack size', help: 'Like: Flat' },
    { at: ['quantity'], label: 'How many eggs' },
    { at: [UNWASHED, 'amount'], label: isWashed ? 'Unwashed' : 'Price' },
    ...(isWashed ? [{ at: [WASHED, 'amount'], label: 'Washed' }] : []),
  ];
  return (
    <div
      className={styles.list}
      data-boxes={kinds.length}
      id={fieldId(file, ['pricing'])}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3>{String(valueAt(data(file), ['pricing', 'title']) ?? 'Eggs')}</h3>
        {isWashed && (
          <>
            <span aria-hidden="true">Unwashed</span>
            <span aria-hidden="true">Washed</span>
          </>
        )}
      </div>
      <ul>
        {rows.map((row, i) => {
          if (i === added.index) return null;
          const name = entryName(EGG_ROW, row, i);
          const at = [...ROWS, i];
          const hasReuse = kinds.some((kind) => valueAt(row, [kind, 'reusedCarton']) !== undefined);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no unique key.
            <li key={i}>
              <a href={fileUrl(file, at)}>{name}</a>
              {kinds.map((kind) => (
                <EggPrice
                  key={kind}
                  file={file}
                  at={[...at, kind, 'amount']}
                  label={labelFor(name, kind, isWashed)}
                />
              ))}
              {hasReuse && (
                <>
                  <span className={styles.reused}>with a reused carton</span>
                  {kinds.map((kind) => (
                    <EggPrice
                      key={kind}
                      file={file}
                      at={[...at, kind, 'reusedCarton']}
                      label={`${labelFor(name, kind, isWashed)}, with a reused carton`}
                    />
                  ))}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        <NewEntry
          button="Add a pack size"
          file={file}
          entry={EGG_ROW}
          fields={fields}
          added={added}
        />
        <label className={entryStyles.check} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isWashed}
            onChange={({ target }) => sellWashed(target.checked)}
          />
          I also sell them washed
        </label>
      </div>
    </div>
  );
}

export const labelFor = (name: string, kind: string, isWashed: boolean) =>
  isWashed ? `${name}, ${kind === WASHED ? 'washed' : 'unwashed'}` : name;

/** Washed eggs without a price aren't sold, so clearing the last price removes their group. */
function EggPrice({ file, at, label }: { file: string; at: Path; label: string }) {
  const store = useStore();
  const data = useEditor((state) => state.data(file));
  const field = { ...(fieldAt(formOf('sections'), at) as Leaf), help: '' };
  const around = at.slice(0, -1);
  const name = at.at(-1);
  const isWashed = around.at(-1) === WASHED;
  const others = Object.entries(valueAt(data, around) ?? {}).filter(([key]) => key !== name);
  return (
    <LeafField
      field={isWashed && others.length === 0 ? { ...field, optional: true } : field}
      file={file}
      at={at}
      label={label}
      onChange={(typed) => {
        const isDeleted = isWashed && typed === undefined && others.length === 0;
        store.change(file, isDeleted ? around : at, typed);
      }}
    />
  );
}

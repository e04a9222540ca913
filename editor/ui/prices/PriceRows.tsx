import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../model/compare.ts';
import { groupIn, leafIn } from '../../content/content-kinds.ts';
import { entryName } from '../../content/describe-changes.ts';
import { hasWashed } from '../../content/sections.ts';
import { asList, type Path, withValue } from '../../content/values.ts';
import { useValue } from '../fields/field-props.ts';
import { LeafField } from '../fields/LeafField.tsx';
import { fieldId, fileUrl } from '../route.ts';
import shared from '../shared.module.css';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import { type EntryField, NewEntry, useNewEntry } from './NewEntry.tsx';
import styles from './Prices.module.css';

interface PriceRowsProps {
  file: string;
  part: 'pricing' | 'priceList';
  /** For prices without a title. */
  title: string;
  /** The names above the boxes. */
  columns: string[];
  /** The boxes of the row at a path. */
  boxes: (at: Path, name: string) => ReactNode;
  /** The text of the button for another row. */
  button: string;
  fields: readonly EntryField[];
  children?: ReactNode;
}

/** The rows of a section's prices, with a form for another one. */
function PriceRows({ file, part, columns, ...props }: PriceRowsProps) {
  const data = useEditor((state) => state.data(file));
  const list = [part, 'rows'];
  const { value, set } = useValue(file, list);
  const rows = asList(value);
  const added = useNewEntry({ entries: rows, setEntries: set });
  return (
    <div
      className={styles.list}
      data-boxes={columns.length || 1}
      id={fieldId(file, [part])}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3>{String(valueAt(data, [part, 'title']) ?? props.title)}</h3>
        {/* The boxes have labels of their own for a screen reader. */}
        {columns.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
      </div>
      <ul>
        {rows.map((row, i) => {
          if (i === added.index) return null;
          const at = [...list, i];
          const name = entryName(groupIn('sections', at), row, i);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no unique key.
            <li key={i}>
              <a href={fileUrl(file, at)}>{name}</a>
              {props.boxes(at, name)}
            </li>
          );
        })}
      </ul>
      <div className={`${shared.row} ${styles.more}`}>
        <NewEntry
          button={props.button}
          file={file}
          list={list}
          fields={props.fields}
          added={added}
        />
        {props.children}
      </div>
    </div>
  );
}

export const LIST_QUESTIONS: EntryField[] = [
  { at: ['name'], label: 'Name' },
  { at: ['price'], label: 'Price' },
  { at: ['unit'], label: 'Unit', help: 'Like: each, a jar, a bunch' },
];

/** The rows of a price list: a price and its unit. */
export function ListRows({ file }: { file: string }) {
  const box = (at: Path, label: string) => (
    <LeafField field={{ ...leafIn('sections', at), help: '' }} file={file} at={at} label={label} />
  );
  return (
    <PriceRows
      file={file}
      part="priceList"
      title="Prices"
      columns={['Price', 'Unit']}
      boxes={(at, name) => (
        <>
          {box([...at, 'price'], name)}
          {box([...at, 'unit'], `${name}, unit`)}
        </>
      )}
      button="Add a price"
      fields={LIST_QUESTIONS}
    />
  );
}

const UNWASHED = 'priceAsIs';
const WASHED = 'priceWashedEggs';
const REMOVED_WASHED = 'Removed washed prices.';

const PACK_SIZE: EntryField[] = [
  { at: ['name'], label: 'Pack size', help: 'Like: Flat' },
  { at: ['quantity'], label: 'How many eggs' },
];
export const EGG_QUESTIONS = [...PACK_SIZE, { at: [UNWASHED, 'amount'], label: 'Price' }];
const WASHED_QUESTIONS = [
  ...PACK_SIZE,
  { at: [UNWASHED, 'amount'], label: 'Unwashed' },
  { at: [WASHED, 'amount'], label: 'Washed' },
];

/** Egg prices by size: unwashed and washed side by side, if the farm sells both. */
export function EggRows({ file }: { file: string }) {
  const store = useStore();
  const { data, undo } = useEditorState();
  const [wantsWashed, setWantsWashed] = useState(false);
  const at = ['pricing', 'rows'];
  const rows = asList(valueAt(data(file), at));
  const isWashed = wantsWashed || hasWashed(rows);
  const columns = isWashed ? [UNWASHED, WASHED] : [UNWASHED];

  function sellWashed(isSold: boolean) {
    setWantsWashed(isSold);
    if (isSold && undo?.what === REMOVED_WASHED && undo.before[file]) store.undo();
    if (isSold || !hasWashed(rows)) return;
    const unwashed = rows.map((row) => withValue(row, [WASHED], undefined));
    store.remove(file, at, unwashed, REMOVED_WASHED);
  }

  const pricesOf = (row: Path, name: string, price: string, hint = '') =>
    columns.map((column) => (
      <EggPrice
        key={column}
        file={file}
        at={[...row, column, price]}
        label={labelFor(name, column, isWashed) + hint}
      />
    ));
  return (
    <PriceRows
      file={file}
      part="pricing"
      title="Eggs"
      columns={isWashed ? ['Unwashed', 'Washed'] : []}
      boxes={(row, name) => (
        <>
          {pricesOf(row, name, 'amount')}
          {columns.some(
            (column) => valueAt(data(file), [...row, column, 'reusedCarton']) !== undefined,
          ) && (
            <>
              <span className={styles.reused}>with a reused carton</span>
              {pricesOf(row, name, 'reusedCarton', ', with a reused carton')}
            </>
          )}
        </>
      )}
      button="Add a pack size"
      fields={isWashed ? WASHED_QUESTIONS : EGG_QUESTIONS}
    >
      <label className={`${shared.tap} ${styles.check}`}>
        <input
          type="checkbox"
          checked={isWashed}
          onChange={({ target }) => sellWashed(target.checked)}
        />
        I also sell them washed
      </label>
    </PriceRows>
  );
}

const labelFor = (name: string, column: string, isWashed: boolean) =>
  isWashed ? `${name}, ${column === WASHED ? 'washed' : 'unwashed'}` : name;

/** Washed eggs without a price aren't sold, so clearing the last price removes their group. */
function EggPrice({ file, at, label }: { file: string; at: Path; label: string }) {
  const store = useStore();
  const data = useEditor((state) => state.data(file));
  const field = { ...leafIn('sections', at), help: '' };
  const around = at.slice(0, -1);
  const others = Object.keys(valueAt(data, around) ?? {}).filter((name) => name !== at.at(-1));
  const isOnlyWashed = around.at(-1) === WASHED && others.length === 0;
  return (
    <LeafField
      field={isOnlyWashed ? { ...field, optional: true } : field}
      file={file}
      at={at}
      label={label}
      onChange={(typed) =>
        store.change(file, isOnlyWashed && typed === undefined ? around : at, typed)
      }
    />
  );
}

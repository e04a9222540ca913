import type { ReactNode } from 'react';
import { valueAt } from '../../../model/compare.ts';
import { groupIn, leafIn } from '../../content/content-kinds.ts';
import { entryName } from '../../content/describe-changes.ts';
import { isBlank } from '../../content/saving.ts';
import { asList, type Path } from '../../content/values.ts';
import shared from '../editor.module.css';
import { LeafField } from '../fields/LeafField.tsx';
import { fieldId, fileUrl } from '../route.ts';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import { AddPrice } from './AddPrice.tsx';
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
}

/** The rows of a section's prices. */
function PriceRows({ file, part, columns, title, boxes }: PriceRowsProps) {
  const state = useEditorState();
  const data = state.data(file);
  const list = [part, 'rows'];
  return (
    <div
      className={styles.list}
      data-boxes={columns.length || 1}
      id={fieldId(file, [part])}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3>{String(valueAt(data, [part, 'title']) ?? title)}</h3>
        {/* The boxes have labels of their own for a screen reader. */}
        {columns.map((name) => (
          <small key={name} aria-hidden="true">
            {name}
          </small>
        ))}
      </div>
      <ul>
        {asList(valueAt(data, list)).map((row, i) => {
          // It was added but not filled in. The button opens it again.
          if (isBlank(row)) return null;
          const at = [...list, i];
          const name = entryName(groupIn('sections', at), row, i);
          return (
            <li key={state.keyOf(file, at)}>
              <a className={shared.tap} href={fileUrl(file, at)}>
                {name}
              </a>
              {boxes(at, name)}
            </li>
          );
        })}
      </ul>
      <AddPrice file={file} part={part} />
    </div>
  );
}

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
    />
  );
}

const UNWASHED = 'priceAsIs';
const WASHED = 'priceWashedEggs';

/** Egg prices by size: unwashed and washed side by side, if the farm sells both. */
export function EggRows({ file }: { file: string }) {
  const data = useEditor((state) => state.data(file));
  const rows = asList(valueAt(data, ['pricing', 'rows']));
  const isWashed = rows.some((row) => valueAt(row, [WASHED]) !== undefined);
  const columns = isWashed ? [UNWASHED, WASHED] : [UNWASHED];
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
            (column) => valueAt(data, [...row, column, 'reusedCarton']) !== undefined,
          ) && (
            <>
              <small>with a reused carton</small>
              {pricesOf(row, name, 'reusedCarton', ', with a reused carton')}
            </>
          )}
        </>
      )}
    />
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

import { useId, useState } from 'react';
import { isRecord, valueAt } from '../../../model/compare.ts';
import { groupIn, leafIn, titleOf } from '../../content/content-kinds.ts';
import { validationError } from '../../content/form.ts';
import { eggsPerCarton, hasWashed } from '../../content/sections.ts';
import { asList, withValue } from '../../content/values.ts';
import { ValueField } from '../fields/LeafField.tsx';
import { fieldId } from '../route.ts';
import shared from '../shared.module.css';
import { useEditorState, useStore } from '../use-editor.ts';
import { FormBehindButton, NewEntry, useNewEntry } from './NewEntry.tsx';
import {
  ColumnNames,
  LIST_QUESTIONS,
  labelFor,
  UNWASHED,
  WASHED,
  WASHED_COLUMNS,
  WashedBox,
} from './PriceRows.tsx';
import styles from './Prices.module.css';

interface NewPricesProps {
  file: string;
  /** The prices are in the draft while they are typed, so the caller has to keep the form open. */
  onToggle: (isOpen: boolean) => void;
}

/** Adds the first prices to a section. */
export function NewPrices({ file, onToggle }: NewPricesProps) {
  const { data } = useEditorState();
  const { pricingPlaceholder, comingSoon = 'Coming Soon', hidden, photos } = data(file) ?? {};
  const text = valueAt(pricingPlaceholder, ['text']) ?? (asList(photos).length === 0 && comingSoon);
  const shown = text ? `“${String(text).replace(/\.$/, '')}”` : 'just the photos';
  return (
    <>
      <p className={styles.none}>
        No prices yet.
        {hidden !== true && ` Visitors see ${shown}.`}
      </p>
      <div className={`${shared.row} ${styles.more}`}>
        <NewPriceList file={file} onToggle={onToggle} />
        <NewEggPrices file={file} onToggle={onToggle} />
      </div>
    </>
  );
}

export function NewPriceList({ file, onToggle }: NewPricesProps) {
  const store = useStore();
  const { data } = useEditorState();
  const title = titleOf(file, data(file));
  const list = ['priceList', 'rows'];
  const added = useNewEntry({
    entries: asList(valueAt(data(file), list)),
    setEntries: (rows) =>
      store.change(file, ['priceList'], rows.length > 0 ? { title, rows } : undefined),
    start: { name: title },
  });
  return (
    <NewEntry
      button="Add a price"
      file={file}
      list={list}
      fields={LIST_QUESTIONS}
      added={added}
      onToggle={(isOpen) => {
        onToggle(isOpen);
        if (!isOpen) focusSoon(fieldId(file, ['priceList']));
      }}
    />
  );
}

const SIZES = [
  { name: 'Single egg', quantity: 1 },
  { name: 'Half dozen', quantity: 6 },
  { name: 'Dozen', quantity: 12 },
];
const DEFAULT_TITLE = 'Eggs';

const EGG_ROW = groupIn('sections', ['pricing', 'rows', 0]);
const AMOUNT = leafIn('sections', ['pricing', 'rows', 0, UNWASHED, 'amount']);
const TITLE = leafIn('sections', ['pricing', 'title']);

/** Offers the usual pack sizes. Those without a price are not added. */
export function NewEggPrices({ file, onToggle }: NewPricesProps) {
  const store = useStore();
  const { published, draft, data } = useEditorState();
  const [isOpen, setOpen] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [wantsWashed, setWantsWashed] = useState(false);
  const id = useId();
  const pricing = data(file)?.pricing;
  const rows = asList(valueAt(pricing, ['rows']));
  const title = isRecord(pricing) ? pricing.title : DEFAULT_TITLE;
  const isWashed = wantsWashed || hasWashed(rows);
  const columns = isWashed ? [UNWASHED, WASHED] : [UNWASHED];
  const rowOf = (name: string) => rows.find((row) => valueAt(row, ['name']) === name);

  function setPricing(next: { title?: unknown; rows?: unknown[] }) {
    const perCarton = eggsPerCarton(published, draft);
    const changed = { heading: 'Pricing', title, eggsPerCarton: perCarton, rows, ...next };
    const isUntouched = changed.rows.length === 0 && changed.title === DEFAULT_TITLE;
    store.change(file, ['pricing'], isUntouched ? undefined : changed);
  }
  const setPrice = (size: string, column: string, typed: unknown) =>
    setPricing({
      rows: SIZES.flatMap((each) => {
        const row = rowOf(each.name) ?? each;
        const at = typed === undefined ? [column] : [column, 'amount'];
        const next = each.name === size ? withValue(row, at, typed, EGG_ROW) : row;
        return hasPrice(next) ? [next] : [];
      }),
    });
  function sellWashed(isSold: boolean) {
    setWantsWashed(isSold);
    const unwashed = rows.map((row) => withValue(row, [WASHED], undefined));
    if (!isSold && hasWashed(rows)) setPricing({ rows: unwashed.filter(hasPrice) });
  }
  function toggle(isNowOpen: boolean) {
    setOpen(isNowOpen);
    setSubmitted(false);
    onToggle(isNowOpen);
  }
  function add() {
    setSubmitted(true);
    const isWhole = rows.every((row) => EGG_ROW.schema.safeParse(row).success);
    if (problemWith(rows) || !isWhole || validationError(TITLE, title)) return;
    toggle(false);
    focusSoon(fieldId(file, ['pricing']));
  }

  return (
    <FormBehindButton
      button="Add egg prices"
      name="Egg prices"
      isOpen={isOpen}
      onOpen={() => toggle(true)}
      onAdd={add}
      onCancel={() => {
        store.change(file, ['pricing'], undefined);
        toggle(false);
      }}
    >
      <ValueField
        id={`${id}title`}
        field={{ ...TITLE, help: 'Like: Duck eggs' }}
        file={file}
        label={TITLE.label}
        value={title}
        set={(typed) => setPricing({ title: typed })}
        showError={isSubmitted}
      />
      <div className={styles.list} data-boxes={columns.length}>
        {isWashed && (
          <div className={styles.head}>
            <span />
            <ColumnNames names={WASHED_COLUMNS} />
          </div>
        )}
        <ul>
          {SIZES.map(({ name }) => (
            <li key={name}>
              <span>{name}</span>
              {columns.map((column) => (
                <ValueField
                  key={column}
                  id={`${id}${name}${column}`}
                  field={{ ...AMOUNT, help: '', optional: true }}
                  file={file}
                  label={labelFor(name, column, isWashed)}
                  value={valueAt(rowOf(name), [column, 'amount'])}
                  set={(typed) => setPrice(name, column, typed)}
                  showError={isSubmitted}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <WashedBox isChecked={isWashed} onChange={sellWashed} />
      <p role="status" className={styles.none}>
        {(isSubmitted && problemWith(rows)) || 'Pack sizes without a price are left out.'}
      </p>
    </FormBehindButton>
  );
}

const hasPrice = (row: unknown) =>
  [UNWASHED, WASHED].some((column) => valueAt(row, [column]) !== undefined);

function problemWith(sold: readonly unknown[]): string | undefined {
  if (sold.length === 0) return 'Enter at least one price.';
  const row = sold.find((each) => valueAt(each, [UNWASHED]) === undefined);
  return row === undefined
    ? undefined
    : `Enter an unwashed price for “${valueAt(row, ['name'])}”, too.`;
}

/** The new prices replace the form, so the focus moves there. */
const focusSoon = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));

import { useId, useState } from 'react';
import { isRecord, valueAt } from '../../../model/compare.ts';
import { titleOf } from '../../content/content-kinds.ts';
import { fieldIn } from '../../content/field-in.ts';
import { validationError } from '../../content/form.ts';
import { eggsPerCarton, hasWashed } from '../../content/sections.ts';
import { asList, withValue } from '../../content/values.ts';
import { ValueField } from '../fields/LeafField.tsx';
import { fieldId } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';
import { EGG_ROW, labelFor, UNWASHED, WASHED } from './EggRows.tsx';
import { LIST_QUESTIONS, LIST_ROW } from './ListRows.tsx';
import styles from './NewEntry.module.css';
import { FormBehindButton, NewEntry, useNewEntry } from './NewEntry.tsx';
import priceStyles from './Prices.module.css';

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
      <p className={priceStyles.none}>
        No prices yet.
        {hidden !== true && ` Visitors see ${shown}.`}
      </p>
      <div className={priceStyles.more}>
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
  const added = useNewEntry({
    entries: asList(valueAt(data(file), ['priceList', 'rows'])),
    setEntries: (rows) =>
      store.change(file, ['priceList'], rows.length > 0 ? { title, rows } : undefined),
    start: { name: title },
  });
  return (
    <NewEntry
      button="Add a price"
      file={file}
      entry={LIST_ROW}
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

const amountField = {
  ...fieldIn('sections', 'pricing', 'rows', 0, UNWASHED, 'amount'),
  help: '',
  optional: true,
};
const titleField = fieldIn('sections', 'pricing', 'title');

/** Offers the usual pack sizes. Those without a price are not added. */
export function NewEggPrices({ file, onToggle }: NewPricesProps) {
  const store = useStore();
  const { stored, draft, data } = useEditorState();
  const [isOpen, setOpen] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [wantsWashed, setWantsWashed] = useState(false);
  const id = useId();
  const pricing = data(file)?.pricing;
  const rows = asList(valueAt(pricing, ['rows']));
  const title = isRecord(pricing) ? pricing.title : DEFAULT_TITLE;
  const isWashed = wantsWashed || hasWashed(rows);
  const kinds = isWashed ? [UNWASHED, WASHED] : [UNWASHED];
  const rowOf = (name: string) => rows.find((row) => valueAt(row, ['name']) === name);

  function setPricing(next: { title?: unknown; rows?: unknown[] }) {
    const perCarton = eggsPerCarton(stored, draft);
    const changed = { heading: 'Pricing', title, eggsPerCarton: perCarton, rows, ...next };
    const isUntouched = changed.rows.length === 0 && changed.title === DEFAULT_TITLE;
    store.change(file, ['pricing'], isUntouched ? undefined : changed);
  }
  const setPrice = (size: string, kind: string, typed: unknown) =>
    setPricing({
      rows: SIZES.flatMap((each) => {
        const row = rowOf(each.name) ?? each;
        const at = typed === undefined ? [kind] : [kind, 'amount'];
        const next = each.name === size ? withValue(row, at, typed, EGG_ROW) : row;
        return hasPrice(next) ? [next] : [];
      }),
    });
  function toggle(isNowOpen: boolean) {
    setOpen(isNowOpen);
    setSubmitted(false);
    onToggle(isNowOpen);
  }
  function add() {
    setSubmitted(true);
    const isWhole = rows.every((row) => EGG_ROW.schema.safeParse(row).success);
    if (problemWith(rows) || !isWhole || validationError(titleField, title)) return;
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
        field={{ ...titleField, help: 'Like: Duck eggs' }}
        file={file}
        label={titleField.label}
        value={title}
        set={(typed) => setPricing({ title: typed })}
        showError={isSubmitted}
      />
      <div className={priceStyles.list} data-boxes={kinds.length}>
        {isWashed && (
          <div className={priceStyles.head}>
            <span />
            <span aria-hidden="true">Unwashed</span>
            <span aria-hidden="true">Washed</span>
          </div>
        )}
        <ul>
          {SIZES.map(({ name }) => (
            <li key={name}>
              <span>{name}</span>
              {kinds.map((kind) => (
                <ValueField
                  key={kind}
                  id={`${id}${name}${kind}`}
                  field={amountField}
                  file={file}
                  label={labelFor(name, kind, isWashed)}
                  value={valueAt(rowOf(name), [kind, 'amount'])}
                  set={(typed) => setPrice(name, kind, typed)}
                  showError={isSubmitted}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <label className={styles.check} htmlFor={`${id}washed`}>
        <input
          id={`${id}washed`}
          type="checkbox"
          checked={isWashed}
          onChange={({ target }) => {
            setWantsWashed(target.checked);
            const unwashed = rows.map((row) => withValue(row, [WASHED], undefined));
            if (!target.checked && hasWashed(rows)) setPricing({ rows: unwashed.filter(hasPrice) });
          }}
        />
        I also sell them washed
      </label>
      <p role="status" className={priceStyles.none}>
        {(isSubmitted && problemWith(rows)) || 'Pack sizes without a price are left out.'}
      </p>
    </FormBehindButton>
  );
}

const hasPrice = (row: unknown) =>
  [UNWASHED, WASHED].some((kind) => valueAt(row, [kind]) !== undefined);

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

import { type FormEvent, useId, useState } from 'react';
import { valueAt } from '../../model/compare.ts';
import { formOf, titleOf } from '../content/content-kinds.ts';
import { fieldAt, type Leaf, validationError } from '../content/form.ts';
import { eggsPerCarton } from '../content/sections.ts';
import { asList, withValue } from '../content/values.ts';
import { EGG_ROW, labelFor, UNWASHED, WASHED } from './EggRows.tsx';
import { ValueField } from './fields/LeafField.tsx';
import { LIST_QUESTIONS, LIST_ROW } from './ListRows.tsx';
import styles from './NewEntry.module.css';
import { AddOrCancel, NewEntry } from './NewEntry.tsx';
import priceStyles from './Prices.module.css';
import { fieldId } from './route.ts';
import shared from './shared.module.css';
import { useAddOnLeave } from './use-add-on-leave.ts';
import { useEditor } from './use-editor.ts';

/** Adds the first prices to a section. */
export function NewPrices({ file }: { file: string }) {
  const { data } = useEditor();
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
        <NewPriceList file={file} />
        <NewEggPrices file={file} />
      </div>
    </>
  );
}

export function NewPriceList({ file }: { file: string }) {
  const { data, change } = useEditor();
  const title = titleOf(file, data(file));
  return (
    <NewEntry
      button="Add a price"
      file={file}
      entry={LIST_ROW}
      fields={LIST_QUESTIONS}
      start={{ name: title }}
      add={(row) => {
        change(file, ['priceList'], { title, rows: [row] });
        focusSoon(fieldId(file, ['priceList']));
      }}
    />
  );
}

const SIZES = [
  { name: 'Single egg', quantity: 1 },
  { name: 'Half dozen', quantity: 6 },
  { name: 'Dozen', quantity: 12 },
];

const amountField = fieldAt(EGG_ROW, [UNWASHED, 'amount']) as Leaf;
const titleField = fieldAt(formOf('sections'), ['pricing', 'title']) as Leaf;

/** Offers the usual pack sizes. Those without a price are not added. */
export function NewEggPrices({ file }: { file: string }) {
  const { stored, draft, change } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isWashed, setWashed] = useState(false);
  const [title, setTitle] = useState<unknown>('Eggs');
  const [rows, setRows] = useState<readonly unknown[]>(SIZES);
  const id = useId();
  const kinds = isWashed ? [UNWASHED, WASHED] : [UNWASHED];
  const sold = rows
    .map((row) => (isWashed ? row : withValue(row, [WASHED], undefined)))
    .filter((row) => kinds.some((kind) => valueAt(row, [kind]) !== undefined));
  const cancelAdd = useAddOnLeave(isOpen && sold.length > 0 ? add : undefined, file);
  function add() {
    change(file, ['pricing'], {
      heading: 'Pricing',
      title,
      eggsPerCarton: eggsPerCarton(stored, draft),
      rows: sold,
    });
  }

  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Add egg prices
      </button>
    );
  }

  const field = { ...amountField, help: '', optional: true };
  const problem = problemWith(sold);
  function close() {
    cancelAdd();
    setOpen(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    const isWhole = sold.every((row) => EGG_ROW.schema.safeParse(row).success);
    if (problem || !isWhole || validationError(titleField, title)) return;
    cancelAdd();
    add();
    focusSoon(fieldId(file, ['pricing']));
  }

  return (
    <form
      className={`${shared.card} ${styles.form}`}
      aria-label="Egg prices"
      noValidate
      onSubmit={submit}
    >
      <ValueField
        id={`${id}title`}
        field={{ ...titleField, help: 'Like: Duck eggs' }}
        file={file}
        label={titleField.label}
        value={title}
        set={setTitle}
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
          {SIZES.map(({ name }, i) => (
            <li key={name}>
              <span>{name}</span>
              {kinds.map((kind) => (
                <ValueField
                  key={kind}
                  id={`${id}${i}${kind}`}
                  field={field}
                  file={file}
                  label={labelFor(name, kind, isWashed)}
                  value={valueAt(rows[i], [kind, 'amount'])}
                  set={(typed) =>
                    setRows((now) =>
                      now.with(
                        i,
                        typed === undefined
                          ? withValue(now[i], [kind], undefined, EGG_ROW)
                          : withValue(now[i], [kind, 'amount'], typed, EGG_ROW),
                      ),
                    )
                  }
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
          onChange={({ target }) => setWashed(target.checked)}
        />
        I also sell them washed
      </label>
      <p role="status" className={priceStyles.none}>
        {(isSubmitted && problem) || 'Pack sizes without a price are left out.'}
      </p>
      <AddOrCancel onCancel={close} />
    </form>
  );
}

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

import { valueAt } from '../../../model/compare.ts';
import { titleOf } from '../../content/content-kinds.ts';
import { eggsPerCarton } from '../../content/sections.ts';
import { asList } from '../../content/values.ts';
import shared from '../shared.module.css';
import { useEditorState, useStore } from '../use-editor.ts';
import { type EntryField, NewEntry, useNewEntry } from './NewEntry.tsx';
import { EGG_QUESTIONS, LIST_QUESTIONS } from './PriceRows.tsx';
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

export function NewPriceList(props: NewPricesProps) {
  const { data } = useEditorState();
  const title = titleOf(props.file, data(props.file));
  return (
    <FirstPrice
      {...props}
      part="priceList"
      button="Add a price"
      fields={LIST_QUESTIONS}
      basics={{ title }}
      start={{ name: title }}
    />
  );
}

export function NewEggPrices(props: NewPricesProps) {
  const { published, draft } = useEditorState();
  const perCarton = eggsPerCarton(published, draft);
  return (
    <FirstPrice
      {...props}
      part="pricing"
      button="Add egg prices"
      fields={EGG_QUESTIONS}
      basics={{ heading: 'Pricing', title: 'Eggs', eggsPerCarton: perCarton }}
      start={{ name: 'Half dozen', quantity: 6 }}
    />
  );
}

interface FirstPriceProps extends NewPricesProps {
  part: 'pricing' | 'priceList';
  button: string;
  fields: readonly EntryField[];
  /** What the part has besides its rows. */
  basics: object;
  start: object;
}

function FirstPrice({ file, onToggle, part, basics, start, ...form }: FirstPriceProps) {
  const store = useStore();
  const { data } = useEditorState();
  const list = [part, 'rows'];
  const added = useNewEntry({
    entries: asList(valueAt(data(file), list)),
    setEntries: (rows) =>
      store.change(file, [part], rows.length > 0 ? { ...basics, rows } : undefined),
    start,
  });
  return <NewEntry {...form} file={file} list={list} added={added} onToggle={onToggle} />;
}

import { valueAt } from '../../model/compare.ts';
import { entryName } from '../content/changes-in-words.ts';
import { formPathsIn } from '../content/draft.ts';
import { type Field, hasInside } from '../content/form.ts';
import { formOf, kindOf, titleOf } from '../content/kinds.ts';
import type { Path } from '../content/values.ts';
import { LeafField } from './fields/LeafField.tsx';
import styles from './Prices.module.css';
import { addressOfFile } from './route.ts';
import { useEditor } from './use-editor.ts';

const isPrice = (field: Field) => field.kind === 'price';

/** All prices of the farm on one screen, and nothing else. */
export function Prices() {
  const { stored, draft, data } = useEditor();
  const files = formPathsIn(stored, draft).flatMap((file) => {
    const kind = kindOf(file);
    const now = data(file);
    return kind && now && hasPrices(formOf(kind), now) ? [{ file, form: formOf(kind), now }] : [];
  });
  if (files.length === 0) return <p>No section has prices yet. Open one under Everything else.</p>;
  return files.map(({ file, form, now }) => (
    <section key={file} className={styles.file}>
      <h2>{titleOf(file, now)}</h2>
      <Inside field={form} file={file} at={[]} />
      <a className={styles.more} href={addressOfFile(file)}>
        Add or remove a row
      </a>
    </section>
  ));
}

/** Whether something with a price is written there. */
function hasPrices(field: Field, value: unknown): boolean {
  if (value === undefined) return false;
  if (isPrice(field)) return true;
  if (field.kind === 'group') {
    return field.fields.some((inner) => hasPrices(inner, valueAt(value, [inner.name])));
  }
  return (
    field.kind === 'list' &&
    Array.isArray(value) &&
    value.some((entry) => hasPrices(field.entry, entry))
  );
}

function Inside({ field, file, at }: { field: Field; file: string; at: Path }) {
  const { data } = useEditor();
  const value = valueAt(data(file), at);
  if (!hasInside(field, isPrice)) return null;
  if (field.kind === 'list') {
    return (Array.isArray(value) ? value : []).map((entry, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name that is sure to be one.
      <fieldset key={i} className={styles.row}>
        <legend>{entryName(field.entry, entry, i)}</legend>
        <Inside field={field.entry} file={file} at={[...at, i]} />
      </fieldset>
    ));
  }
  if (field.kind === 'group') {
    if (value === undefined) return null;
    const inner = field.fields.map((each) => (
      <Inside key={each.name} field={each} file={file} at={[...at, each.name]} />
    ));
    // Only what stands in a row needs its group's name: "Washed".
    return at.some((step) => typeof step === 'number') && typeof at.at(-1) === 'string' ? (
      <fieldset className={styles.prices}>
        <legend>{field.label}</legend>
        {inner}
      </fieldset>
    ) : (
      inner
    );
  }
  return <LeafField field={{ ...field, help: '' }} file={file} at={at} />;
}

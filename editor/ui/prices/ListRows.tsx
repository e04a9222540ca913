import { valueAt } from '../../../model/compare.ts';
import { entryName } from '../../content/describe-changes.ts';
import { fieldIn } from '../../content/field-in.ts';
import { asList } from '../../content/values.ts';
import { useValue } from '../fields/field-props.ts';
import { LeafField } from '../fields/LeafField.tsx';
import { fieldId, fileUrl } from '../route.ts';
import { useEditorState } from '../use-editor.ts';
import { type EntryField, NewEntry, useNewEntry } from './NewEntry.tsx';
import styles from './Prices.module.css';

const ROWS = ['priceList', 'rows'] as const;
export const LIST_ROW = fieldIn('sections', ...ROWS, 0);

export const LIST_QUESTIONS: EntryField[] = [
  { at: ['name'], label: 'Name' },
  { at: ['price'], label: 'Price' },
  { at: ['unit'], label: 'Unit', help: 'Like: each, a jar, a bunch' },
];

/** The rows of a price list: a price and its unit. */
export function ListRows({ file }: { file: string }) {
  const { data } = useEditorState();
  const { value, set } = useValue(file, ROWS);
  const rows = asList(value);
  const added = useNewEntry({ entries: rows, setEntries: set });
  const leaf = (name: 'price' | 'unit') => ({
    ...fieldIn('sections', ...ROWS, 0, name),
    help: '',
  });
  return (
    <div className={styles.list} data-boxes={2} id={fieldId(file, ['priceList'])} tabIndex={-1}>
      <div className={styles.head}>
        <h3>{String(valueAt(data(file), ['priceList', 'title']) ?? 'Prices')}</h3>
        <span aria-hidden="true">Price</span>
        <span aria-hidden="true">Unit</span>
      </div>
      <ul>
        {rows.map((row, i) => {
          if (i === added.index) return null;
          const name = entryName(LIST_ROW, row, i);
          const at = [...ROWS, i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no unique key.
            <li key={i}>
              <a href={fileUrl(file, at)}>{name}</a>
              <LeafField field={leaf('price')} file={file} at={[...at, 'price']} label={name} />
              <LeafField
                field={leaf('unit')}
                file={file}
                at={[...at, 'unit']}
                label={`${name}, unit`}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        <NewEntry
          button="Add a price"
          file={file}
          entry={LIST_ROW}
          fields={LIST_QUESTIONS}
          added={added}
        />
      </div>
    </div>
  );
}

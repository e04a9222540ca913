import { isRecord } from '../../../model/compare.ts';
import type { Availability } from '../../../model/price-schema.ts';
import { dateIn, formatDate } from '../../../src/site/dates.ts';
import { fileOf, formFor, titleOf } from '../../content/content-kinds.ts';
import { currentData, validPathsIn } from '../../content/draft.ts';
import styles from '../editor.module.css';
import { LeafField } from '../fields/LeafField.tsx';
import { fileUrl } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';

const AVAILABILITY_PRESETS = ['A few left', 'Plenty today'];

/** Today's availability of each product. The date is filled in automatically. */
export function Today() {
  const store = useStore();
  const { base, tidyDraft, data } = useEditorState();
  const today = dateIn(data(fileOf('farm'))?.timeZone);
  const things = validPathsIn(base, tidyDraft).flatMap((file) => {
    const groups = formFor(file)?.fields.filter((field) => field.type === 'group') ?? [];
    return groups.flatMap((group) => {
      const value = currentData(base, tidyDraft, file)?.[group.name];
      const field = group.fields.find(({ name }) => name === 'availability');
      return field?.type === 'text' && isRecord(value) ? [{ file, group, field, value }] : [];
    });
  });
  if (things.length === 0) return <p>Nothing you sell has a price yet. Add a price first.</p>;
  return things.map(({ file, group, field, value }) => {
    const at = [group.name, field.name];
    const { asOf, availability: text } = value;
    const soldOut = value.soldOut === true;
    const isShown = soldOut || Boolean(text);
    // The date belongs to the availability, so it is removed with it.
    const setAvailability = (option: { soldOut?: unknown; availability?: unknown }) => {
      for (const name of ['soldOut', 'availability'] as const)
        store.change(file, [group.name, name], option[name]);
      store.change(
        file,
        [group.name, 'asOf'],
        option.soldOut || option.availability ? today : undefined,
      );
    };
    const choices: (Availability & { label: string })[] = [
      { label: 'Available' },
      ...AVAILABILITY_PRESETS.map((each) => ({ label: each, availability: each })),
      { label: 'Sold out', soldOut: true },
    ];
    return (
      <section key={`${file} ${group.name}`} className={styles.card}>
        <h2>{String(value.title ?? titleOf(file, data(file)))}</h2>
        <div className={styles.row}>
          {choices.map(({ label, ...option }) => (
            <button
              key={label}
              type="button"
              aria-pressed={option.soldOut ? soldOut : !soldOut && text === option.availability}
              onClick={() => setAvailability(option)}
            >
              {label}
            </button>
          ))}
        </div>
        <LeafField
          field={{
            ...field,
            help: soldOut
              ? 'Shows next to “Sold out”, like: Back on Thursday'
              : 'Like: About 3 dozen',
          }}
          file={file}
          at={at}
          label={soldOut ? 'When will there be more?' : 'In your own words'}
          onChange={(typed) => setAvailability({ ...value, availability: typed })}
        />
        <p className={styles.row}>
          {!isShown
            ? 'Visitors see just the price.'
            : typeof asOf === 'string'
              ? `Shows ${asOf === today ? 'today’s date' : `the date ${formatDate(asOf)}`}`
              : 'No date shown'}
          {isShown && asOf !== today && (
            <button type="button" onClick={() => setAvailability(value)}>
              Use today’s date
            </button>
          )}
        </p>
        <a className={styles.tap} href={fileUrl(file)}>
          Edit {titleOf(file, data(file))}
        </a>
      </section>
    );
  });
}

import { flushSync } from 'react-dom';
import { valueAt } from '../../../model/compare.ts';
import { dateIn, formatDate } from '../../../src/site/dates.ts';
import { fileOf, groupIn } from '../../content/content-kinds.ts';
import { parseData, publishedText } from '../../content/draft.ts';
import styles from '../editor.module.css';
import { FieldViews } from '../fields/FieldView.tsx';
import { fieldId } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';

const AT = ['notice'];
const FILE = fileOf('farm');

/** The notice at the top of every page. */
export function Notice() {
  const store = useStore();
  const { base, data } = useEditorState();
  if (!data(FILE)) return null;
  if (data(FILE)?.notice === undefined) {
    const isPublished = parseData(publishedText(base, FILE))?.notice !== undefined;
    return (
      <>
        <p>
          {isPublished
            ? 'You removed the notice. Visitors still see it until the change is live.'
            : 'There’s no notice on the site right now.'}
        </p>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            flushSync(() => store.change(FILE, AT, { text: '' }));
            document.getElementById(fieldId(FILE, [...AT, 'text']))?.focus();
          }}
        >
          Add notice
        </button>
      </>
    );
  }
  return (
    <>
      <FieldViews field={groupIn('farm', AT)} file={FILE} at={AT} />
      <p role="status" className={styles.error}>
        {endedNotice(data(FILE))}
      </p>
      <button
        type="button"
        onClick={() => store.remove(FILE, AT, undefined, 'Removed the notice.')}
      >
        Remove notice
      </button>
    </>
  );
}

/** A hint about a notice whose last day has passed; undefined while it shows. */
export function endedNotice(farm: unknown): string | undefined {
  const lastDay = valueAt(farm, [...AT, 'lastDay']);
  if (typeof lastDay !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(lastDay)) return undefined;
  if (lastDay >= dateIn(valueAt(farm, ['timeZone']))) return undefined;
  return `This notice ended ${formatDate(lastDay)}, so the site won’t show it. Change the last day, or clear it.`;
}

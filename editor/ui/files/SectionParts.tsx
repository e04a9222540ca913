import { formOf, groupIn, leafIn, titleOf } from '../../content/content-kinds.ts';
import { asFields, summarize } from '../../content/describe-changes.ts';
import { currentData, parseData, publishedText } from '../../content/draft.ts';
import { formatPhotoCount } from '../../content/labels.ts';
import { asList } from '../../content/values.ts';
import styles from '../editor.module.css';
import { FieldView } from '../fields/FieldView.tsx';
import { LeafField } from '../fields/LeafField.tsx';
import { LinkRow } from '../LinkRow.tsx';
import { fileUrl, SCREEN_NAMES, screenUrl } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';

/** The fields with a place of their own. All others are under More settings. */
const PLACED = ['title', 'order', 'hidden', 'photos', 'pricing', 'priceList'];
const RARE = formOf('sections').fields.filter(({ name }) => !PLACED.includes(name));

const PRICE_LIST = groupIn('sections', ['priceList']);
const PRICING = groupIn('sections', ['pricing']);

/** A section: its title, and links to its parts. */
export function SectionParts({ file, isMarked }: { file: string; isMarked: boolean }) {
  const store = useStore();
  const { base, tidyDraft } = useEditorState();
  const now = currentData(base, tidyDraft, file);
  const title = titleOf(file, now);
  const isHidden = now?.hidden === true;
  const photos = asList(now?.photos).length;
  const prices = [PRICE_LIST, PRICING].map((field) => ({
    part: field.name,
    name: field.label,
    summary: summarize(field, asFields(now?.[field.name])),
  }));
  const parts = [{ part: 'photos', name: 'Photos', summary: formatPhotoCount(photos) }, ...prices];
  const isEmpty = photos === 0 && prices.every(({ summary }) => !summary);
  return (
    <>
      {isHidden && (
        <p className={styles.mark} role="status">
          {parseData(publishedText(base, file))?.hidden === true
            ? `Visitors don’t see “${title}”.`
            : `Once this is live, visitors won’t see “${title}”.`}{' '}
          Its photos and prices are kept.
        </p>
      )}
      <LeafField field={leafIn('sections', ['title'])} file={file} at={['title']} />
      <ul className={`${styles.card} ${styles.links}`}>
        {parts.map(({ part, name, summary }) => (
          <LinkRow key={part} href={fileUrl(file, [part])} hint={summary || 'None yet'}>
            {name}
          </LinkRow>
        ))}
        <LinkRow href={screenUrl('sell')} hint="Move it up or down on the page">
          {SCREEN_NAMES.sell}
        </LinkRow>
      </ul>
      {isEmpty && !isHidden && (
        <p className={styles.help}>
          Until it has photos or prices, visitors see “
          {String(now?.comingSoon ?? leafIn('sections', ['comingSoon']).fallback)}”.
        </p>
      )}
      <details open={isMarked}>
        <summary>More settings</summary>
        {RARE.map((field) => (
          <FieldView key={field.name} field={field} file={file} at={[field.name]} />
        ))}
      </details>
      <button
        type="button"
        className={styles.wide}
        onClick={() => store.change(file, ['hidden'], isHidden ? undefined : true)}
      >
        {isHidden ? 'Show it again' : 'Hide it for now'}
      </button>
    </>
  );
}

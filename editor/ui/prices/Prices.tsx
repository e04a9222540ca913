import { titleOf } from '../../content/content-kinds.ts';
import { sectionsIn } from '../../content/sections.ts';
import styles from '../editor.module.css';
import { fileUrl, screenUrl } from '../route.ts';
import { useEditor, useEditorState } from '../use-editor.ts';
import { AddPrice } from './AddPrice.tsx';
import { EggRows, ListRows } from './PriceRows.tsx';

/** All prices on one screen, with a row for each size as on the site. */
export function Prices() {
  const { base, draft, data } = useEditorState();
  const files = sectionsIn(base, draft);
  if (files.length === 0) {
    return (
      <p>
        You don’t sell anything yet. <a href={screenUrl('add')}>Add something you sell</a>
      </p>
    );
  }
  return files.map((file) => (
    <section key={file} className={styles.group} tabIndex={-1}>
      <h2>
        <a className={styles.tap} href={fileUrl(file)}>
          {titleOf(file, data(file))}
        </a>
        {data(file)?.hidden === true && <small> hidden</small>}
      </h2>
      <SectionPrices file={file} />
    </section>
  ));
}

function SectionPrices({ file }: { file: string }) {
  const data = useEditor((state) => state.data(file));
  const { pricing, priceList } = data ?? {};
  if (pricing === undefined && priceList === undefined)
    return (
      <>
        <p className={styles.help}>No prices yet.</p>
        <div className={styles.row}>
          <AddPrice file={file} part="priceList" />
          <AddPrice file={file} part="pricing" />
        </div>
      </>
    );
  return (
    <>
      {pricing !== undefined && <EggRows file={file} />}
      {priceList !== undefined && <ListRows file={file} />}
    </>
  );
}

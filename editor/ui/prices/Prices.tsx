import { useState } from 'react';
import { titleOf } from '../../content/content-kinds.ts';
import { sectionsIn } from '../../content/sections.ts';
import { fileUrl, screenUrl } from '../route.ts';
import { useEditor, useEditorState } from '../use-editor.ts';
import { NewPrices } from './NewPrices.tsx';
import { EggRows, ListRows } from './PriceRows.tsx';
import styles from './Prices.module.css';

/** All prices on one screen, with a row for each size as on the site. */
export function Prices() {
  const { published, draft, data } = useEditorState();
  const files = sectionsIn(published, draft);
  if (files.length === 0) {
    return (
      <p>
        You don’t sell anything yet. <a href={screenUrl('add')}>Add something you sell</a>
      </p>
    );
  }
  return files.map((file) => (
    <section key={file} className={styles.file} tabIndex={-1}>
      <h2>
        <a href={fileUrl(file)}>{titleOf(file, data(file))}</a>
        {data(file)?.hidden === true && <small> hidden</small>}
      </h2>
      <SectionPrices file={file} />
    </section>
  ));
}

function SectionPrices({ file }: { file: string }) {
  const [isAdding, setAdding] = useState(false);
  const { pricing, priceList } = useEditor(({ data }) => data(file)) ?? {};
  if (isAdding || (pricing === undefined && priceList === undefined))
    return <NewPrices file={file} onToggle={setAdding} />;
  return (
    <>
      {pricing !== undefined && <EggRows file={file} />}
      {priceList !== undefined && <ListRows file={file} />}
    </>
  );
}

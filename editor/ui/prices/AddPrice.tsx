import { valueAt } from '../../../model/compare.ts';
import { titleOf } from '../../content/content-kinds.ts';
import { isBlank } from '../../content/saving.ts';
import { eggsPerCarton } from '../../content/sections.ts';
import { asList } from '../../content/values.ts';
import { fileUrl, navigate } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';

interface AddPriceProps {
  file: string;
  part: 'pricing' | 'priceList';
}

/** Adds a row to a section's prices and opens it. The first one adds what the prices need besides. */
export function AddPrice({ file, part }: AddPriceProps) {
  const store = useStore();
  const { base, draft, data } = useEditorState();
  const list = [part, 'rows'];
  const rows = asList(valueAt(data(file), list));
  const eggButton = rows.length === 0 ? 'Add egg prices' : 'Add a pack size';

  function add() {
    const basics =
      part === 'pricing'
        ? { heading: 'Pricing', title: 'Eggs', eggsPerCarton: eggsPerCarton(base, draft) }
        : { title: titleOf(file, data(file)) };
    const blank = rows.findIndex(isBlank);
    if (data(file)?.[part] === undefined) store.change(file, [part], { ...basics, rows: [{}] });
    else if (blank < 0) store.change(file, list, [...rows, {}]);
    navigate(fileUrl(file, [...list, blank < 0 ? rows.length : blank]));
  }

  return (
    <button type="button" onClick={add}>
      {part === 'pricing' ? eggButton : 'Add a price'}
    </button>
  );
}

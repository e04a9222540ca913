import { ordersAfterMove, sectionsIn } from '../../content/sections.ts';
import { screenUrl } from '../route.ts';
import shared from '../shared.module.css';
import { useEditorState, useStore } from '../use-editor.ts';
import { MovableFiles } from './MovableFiles.tsx';

/** The sections, in the order of the page. */
export function Sections() {
  const store = useStore();
  const { stored, draft } = useEditorState();
  return (
    <>
      <a className={shared.primary} href={screenUrl('add')}>
        Add something you sell
      </a>
      <MovableFiles
        files={sectionsIn(stored, draft)}
        move={(from, to) => {
          for (const { file, order } of ordersAfterMove(stored, draft, from, to))
            store.change(file, ['order'], order);
        }}
      />
    </>
  );
}

import { ordersAfterMove, sectionsIn } from '../content/sections.ts';
import { MovableFiles } from './MovableFiles.tsx';
import { screenUrl } from './route.ts';
import shared from './shared.module.css';
import { useEditor } from './use-editor.ts';

/** The sections, in the order of the page. */
export function Sections() {
  const { stored, draft, change } = useEditor();
  return (
    <>
      <a className={shared.primary} href={screenUrl('add')}>
        Add something you sell
      </a>
      <MovableFiles
        files={sectionsIn(stored, draft)}
        move={(from, to) => {
          for (const { file, order } of ordersAfterMove(stored, draft, from, to))
            change(file, ['order'], order);
        }}
      />
    </>
  );
}

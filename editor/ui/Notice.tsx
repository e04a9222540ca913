import type { Group } from '../content/form.ts';
import { fieldAt } from '../content/form.ts';
import { fileOf, formOf } from '../content/kinds.ts';
import styles from './fields/Field.module.css';
import { FieldViews } from './fields/FieldView.tsx';
import { useEditor } from './use-editor.ts';

const AT = ['notice'];

/** The line on top of every page: there, or not. */
export function Notice() {
  const { data, change, remove } = useEditor();
  const file = fileOf('farm');
  const field = fieldAt(formOf('farm'), AT) as Group;
  if (!data(file)) return null;
  if (data(file)?.notice === undefined) {
    return (
      <>
        <p>There is no notice on the site at the moment.</p>
        <button
          type="button"
          className={styles.done}
          onClick={() => change(file, AT, { text: '' })}
        >
          Write a notice
        </button>
      </>
    );
  }
  return (
    <>
      <FieldViews field={field} file={file} at={AT} />
      <button
        type="button"
        className={styles.plain}
        onClick={() => remove(file, AT, undefined, 'The notice is taken down.')}
      >
        Take the notice down
      </button>
    </>
  );
}

import type { Group } from '../../content/form.ts';
import { useEditor } from '../use-editor.ts';
import styles from './Field.module.css';
import { FieldViews, type Place, useValue } from './FieldView.tsx';

/** Fields that belong together, which may be there or not. */
export function GroupField({ field, file, at }: Place<Group>) {
  const { remove } = useEditor();
  const { value, set } = useValue(file, at);
  if (value === undefined && field.optional) {
    return (
      <div className={styles.group}>
        <p className={styles.help}>{field.help}</p>
        <button type="button" className={styles.add} onClick={() => set({})}>
          Add: {field.label}
        </button>
      </div>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <p className={styles.help}>{field.help}</p>
      <FieldViews field={field} file={file} at={at} />
      {field.optional && (
        <button
          type="button"
          className={styles.plain}
          onClick={() => remove(file, at, undefined, `Removed: ${field.label}.`)}
        >
          Remove: {field.label}
        </button>
      )}
    </fieldset>
  );
}

import { lowerFirst } from '../../content/describe-changes.ts';
import type { Group } from '../../content/form.ts';
import styles from '../editor.module.css';
import { fieldId } from '../route.ts';
import { useStore } from '../use-editor.ts';
import { type FieldLocation, useValue } from './field-props.ts';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';

/** The form for a field of any type. */
export function FieldView({ field, file, at }: FieldLocation) {
  if (field.type === 'group') return <GroupField field={field} file={file} at={at} />;
  if (field.type === 'list') return <ListField field={field} file={file} at={at} />;
  return <LeafField field={field} file={file} at={at} />;
}

/** The forms for all fields of a group. */
export function FieldViews({ field, file, at }: FieldLocation<Group>) {
  return field.fields.map((inner) => (
    <FieldView key={inner.name} field={inner} file={file} at={[...at, inner.name]} />
  ));
}

/** A group of fields, which may be optional. */
function GroupField({ field, file, at }: FieldLocation<Group>) {
  const store = useStore();
  const { value, set } = useValue(file, at);
  const isPrice = field.fields.some(({ type }) => type === 'price');
  const name = `${lowerFirst(field.label)}${isPrice ? ' price' : ''}`;
  if (value === undefined && field.optional) {
    return (
      <div className={styles.group}>
        <p className={styles.help}>{field.help}</p>
        <button type="button" onClick={() => set({})}>
          Add {name}
        </button>
      </div>
    );
  }
  return (
    <fieldset className={styles.group} id={fieldId(file, at)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <p className={styles.help}>{field.help}</p>
      <FieldViews field={field} file={file} at={at} />
      {field.optional && (
        <button
          type="button"
          onClick={() => store.remove(file, at, undefined, `Removed the ${name}.`)}
        >
          Remove {name}
        </button>
      )}
    </fieldset>
  );
}

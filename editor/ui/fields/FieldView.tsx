import type { Field, Group } from '../../content/form.ts';
import { type Path, valueAt } from '../../content/values.ts';
import { useEditor } from '../use-editor.ts';
import { GroupField } from './GroupField.tsx';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';

export interface Place<F extends Field = Field> {
  field: F;
  file: string;
  at: Path;
}

/** The form for one field of a file, whatever its kind. */
export function FieldView({ field, file, at }: Place) {
  if (field.kind === 'group') return <GroupField field={field} file={file} at={at} />;
  if (field.kind === 'list') return <ListField field={field} file={file} at={at} />;
  return <LeafField field={field} file={file} at={at} />;
}

/** The forms for all fields of a group. */
export function FieldViews({ field, file, at }: Place<Group>) {
  return field.fields.map((inner) => (
    <FieldView key={inner.name} field={inner} file={file} at={[...at, inner.name]} />
  ));
}

/** What a field says now, and how to change it. */
export function useValue(file: string, at: Path) {
  const { data, change } = useEditor();
  return {
    value: valueAt(data(file), at),
    set: (value: unknown) => change(file, at, value),
  };
}

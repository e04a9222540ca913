import { createContext } from 'react';
import { valueAt } from '../../../model/compare.ts';
import type { Field, Leaf } from '../../content/form.ts';
import type { Path } from '../../content/values.ts';
import { useEditor } from '../use-editor.ts';

/** A field, its file and its path in that file. */
export interface FieldLocation<F extends Field = Field> {
  field: F;
  file: string;
  at: Path;
}

/** The id of the field to focus and mark, from the URL of a problem's link. */
export const MarkedField = createContext<string | undefined>(undefined);

/** The props of every input. */
export interface InputProps {
  field: Leaf;
  file: string;
  value: unknown;
  set: (value: unknown) => void;
  /** The input's id and ARIA attributes. */
  attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

/** A field's value and its setter. */
export function useValue(file: string, at: Path) {
  const { data, change } = useEditor();
  return {
    value: valueAt(data(file), at),
    set: (value: unknown) => change(file, at, value),
  };
}

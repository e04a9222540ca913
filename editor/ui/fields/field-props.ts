import { createContext } from 'react';
import { valueAt } from '../../../model/compare.ts';
import type { Field, Leaf } from '../../content/form.ts';
import type { Path } from '../../content/values.ts';
import { useEditor, useStore } from '../use-editor.ts';

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
  /** The value's path in the file; undefined: it isn't in the file yet. */
  at?: Path;
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
  const store = useStore();
  const data = useEditor((state) => state.data(file));
  return {
    value: valueAt(data, at),
    set: (value: unknown) => store.change(file, at, value),
  };
}

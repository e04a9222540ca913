import { createContext } from 'react';
import { valueAt } from '../../../model/compare.ts';
import type { Field, Leaf } from '../../content/form.ts';
import type { Path } from '../../content/values.ts';
import { useEditor } from '../use-editor.ts';

/** A field, its file and its path in that file. */
export interface Place<F extends Field = Field> {
  field: F;
  file: string;
  at: Path;
}

/** The id of the field that a problem's link opens. */
export const MarkedField = createContext<string | undefined>(undefined);

/** What every kind of input is given. */
export interface InputProps {
  field: Leaf;
  file: string;
  value: unknown;
  set: (value: unknown) => void;
  /** For the input itself: its id, what describes it, and whether it is wrong. */
  attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

/** What a field says now, and how to change it. */
export function useValue(file: string, at: Path) {
  const { data, change } = useEditor();
  return {
    value: valueAt(data(file), at),
    set: (value: unknown) => change(file, at, value),
  };
}

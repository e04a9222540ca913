import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEqual, valueAt } from '../../../model/compare.ts';
import { groupIn, leafIn } from '../../content/content-kinds.ts';
import { validationError } from '../../content/form.ts';
import { isBlank } from '../../content/saving.ts';
import { type Path, withValue } from '../../content/values.ts';
import { ValueField } from '../fields/LeafField.tsx';
import shared from '../shared.module.css';
import styles from './Prices.module.css';

export interface EntryField {
  /** The value's path in the entry. */
  at: Path;
  label: string;
  help?: string;
}

interface NewEntryOptions {
  entries: readonly unknown[];
  setEntries: (entries: unknown[]) => void;
  /** The prefilled values, which are no change by themselves. */
  start?: object;
}

/** The new entry of a list that is open in a form. What is typed is in the draft at once. */
export function useNewEntry({ entries, setEntries, start = {} }: NewEntryOptions) {
  /** `index` is -1 while nothing was typed. Until then, the values are only here. */
  const [form, setForm] = useState<{ index: number; untyped: unknown }>();
  const index = form?.index ?? -1;
  return {
    value: form && (entries[index] ?? form.untyped),
    index,
    open: () => setForm({ index: -1, untyped: start }),
    close: () => setForm(undefined),
    set: (next: unknown) => {
      const isTyped = !isBlank(next) && !isEqual(next, start);
      const at = index < 0 ? entries.length : index;
      setForm({ index: isTyped ? at : -1, untyped: next });
      setEntries(isTyped ? entries.toSpliced(at, 1, next) : entries.toSpliced(at, 1));
    },
    cancel: () => {
      setForm(undefined);
      if (index >= 0) setEntries(entries.toSpliced(index, 1));
    },
  };
}

interface NewEntryProps {
  /** The text of the button that opens the form. */
  button: string;
  file: string;
  /** The path of the list in a section. */
  list: Path;
  fields: readonly EntryField[];
  added: ReturnType<typeof useNewEntry>;
  onToggle?: (isOpen: boolean) => void;
}

/** A button, and in its place, once it is tapped, a form with all that a new entry needs. */
export function NewEntry({ button, file, list, fields, added, onToggle }: NewEntryProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const entry = [...list, 0];
  const inputs = fields.map(({ at, label, help = '' }) => ({
    at,
    label,
    field: { ...leafIn('sections', [...entry, ...at]), help },
    value: valueAt(added.value, at),
  }));
  const close = (end: () => void) => {
    end();
    setSubmitted(false);
    onToggle?.(false);
  };
  const isOpen = added.value !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen) {
    const open = () => {
      added.open();
      onToggle?.(true);
    };
    return (
      <button type="button" onClick={open}>
        {button}
      </button>
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!inputs.some(({ field, value }) => validationError(field, value))) close(added.close);
  }
  return (
    <form
      ref={form}
      className={`${shared.card} ${styles.form}`}
      aria-label={button}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        {inputs.map(({ at, label, field, value }) => (
          <ValueField
            key={at.join(' ')}
            id={`new ${file} ${at.join(' ')}`}
            field={field}
            file={file}
            label={label}
            value={value}
            set={(typed) =>
              added.set(withValue(added.value, at, typed, groupIn('sections', entry)))
            }
            showError={isSubmitted}
          />
        ))}
      </div>
      <div className={`${shared.row} ${styles.actions}`}>
        <button type="submit" className={`${shared.primary} ${styles.add}`}>
          Add
        </button>
        <button type="button" onClick={() => close(added.cancel)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

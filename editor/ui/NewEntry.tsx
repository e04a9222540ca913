import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isEqual, valueAt } from '../../model/compare.ts';
import { fieldAt, type Group, type Leaf, validationError } from '../content/form.ts';
import { type Path, withValue } from '../content/values.ts';
import { ValueField } from './fields/LeafField.tsx';
import styles from './NewEntry.module.css';
import shared from './shared.module.css';
import { useAddOnLeave } from './use-add-on-leave.ts';

export interface EntryField {
  /** The value's path in the entry. */
  at: Path;
  label: string;
  help?: string;
}

interface NewEntryProps {
  /** The text of the button that opens the form. */
  button: string;
  file: string;
  entry: Group;
  fields: readonly EntryField[];
  /** The prefilled values. */
  start?: object;
  add: (entry: unknown) => void;
}

/** A button that opens a form with all that a new entry needs. */
export function NewEntry({ button, file, entry, fields, start = {}, add }: NewEntryProps) {
  const [value, setValue] = useState<unknown>();
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = value !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const cancelAdd = useAddOnLeave(isOpen && !isEqual(value, start) ? finish : undefined, file);

  if (!isOpen) {
    return (
      <button ref={opener} type="button" onClick={() => setValue(start)}>
        {button}
      </button>
    );
  }

  const inputs = fields.map(({ at, label, help = '' }) => ({
    at,
    label,
    field: { ...(fieldAt(entry, at) as Leaf), help },
  }));
  function finish() {
    add(value);
    close();
  }
  function close() {
    cancelAdd();
    setValue(undefined);
    setSubmitted(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (inputs.some(({ at, field }) => validationError(field, valueAt(value, at)))) return;
    finish();
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
        {inputs.map(({ at, label, field }) => (
          <ValueField
            key={at.join(' ')}
            id={`${id}${at.join('-')}`}
            field={field}
            file={file}
            label={label}
            value={valueAt(value, at)}
            set={(typed) => setValue((now: unknown) => withValue(now, at, typed, entry))}
            showError={isSubmitted}
          />
        ))}
      </div>
      <AddOrCancel onCancel={close} />
    </form>
  );
}

export const AddOrCancel = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.actions}>
    <button type="submit" className={`${shared.primary} ${styles.add}`}>
      Add
    </button>
    <button type="button" onClick={onCancel}>
      Cancel
    </button>
  </div>
);

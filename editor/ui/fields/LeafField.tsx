import { useContext, useState } from 'react';
import { type Leaf, validationError } from '../../content/form.ts';
import styles from '../editor.module.css';
import { fieldId } from '../route.ts';
import { type FieldLocation, type InputProps, MarkedField, useValue } from './field-props.ts';
import { ChoiceInput, LinkInput, NumberInput, TextInput } from './inputs.tsx';
import { PictureInput } from './PictureInput.tsx';

/** A field of a content file. */
export function LeafField({
  field,
  file,
  at,
  label = field.label,
  onChange,
}: FieldLocation<Leaf> & { label?: string; onChange?: (value: unknown) => void }) {
  const id = fieldId(file, at);
  const { value, set } = useValue(file, at);
  const isMarked = useContext(MarkedField) === id;
  return (
    <ValueField
      id={id}
      field={field}
      file={file}
      at={at}
      label={label}
      value={value}
      set={onChange ?? set}
      showError={isMarked}
    />
  );
}

interface ValueFieldProps extends Omit<InputProps, 'attributes'> {
  id: string;
  label: string;
  /** Shows the error before any input. */
  showError: boolean;
}

/** A single value: label, help, input, character counter while typing, error on blur. */
export function ValueField({ id, label, showError, ...input }: ValueFieldProps) {
  const { field, value } = input;
  const [wasBlurred, setBlurred] = useState(false);
  const error = validationError(field, value);
  const [atFirst] = useState(error);
  // An error shows on blur, or at once if the initial value has it.
  const isBlank = value === undefined || value === '';
  const isErrorShown =
    error !== undefined && (wasBlurred || showError || (error === atFirst && !isBlank));
  const props: InputProps = {
    ...input,
    attributes: {
      id,
      'aria-describedby': `${id}-help ${id}-error`,
      'aria-invalid': isErrorShown || undefined,
      onBlur: () => setBlurred(true),
    },
  };
  const length = typeof value === 'string' ? value.trim().length : 0;
  return (
    <div data-type={field.type}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {field.optional && field.fallback === undefined && <small> (optional)</small>}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {field.help}
      </p>
      <FieldInput {...props} />
      {field.maxLength !== undefined && length > field.maxLength * 0.8 && (
        <p className={length > field.maxLength ? styles.error : styles.help}>
          {length} of {field.maxLength} characters
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {isErrorShown && error}
      </p>
    </div>
  );
}

function FieldInput(props: InputProps) {
  const { type, choices } = props.field;
  if (type === 'price' || type === 'count') return <NumberInput {...props} />;
  if (type === 'choice' || type === 'yesOrNo') return <ChoiceInput {...props} />;
  if (type === 'picture') return <PictureInput {...props} />;
  if (type === 'link' && choices.length > 0) return <LinkInput {...props} />;
  return <TextInput {...props} />;
}

import { useContext, useState } from 'react';
import { doubtAbout } from '../../content/amount.ts';
import { faultOf, type Leaf } from '../../content/form.ts';
import { fieldId } from '../route.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import styles from './Field.module.css';
import { type InputProps, MarkedField, type Place, useValue } from './field-props.ts';
import { NumberInput } from './NumberInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { TextInput } from './TextInput.tsx';

/** A single value: its label, what it is for, its input, its limit while typing, its fault when left. */
export function LeafField({
  field,
  file,
  at,
  label = field.label,
  onChange,
}: Place<Leaf> & { label?: string; onChange?: (value: unknown) => void }) {
  const id = fieldId(file, at);
  const { value, set } = useValue(file, at);
  const [wasLeft, setLeft] = useState(false);
  const isMarked = useContext(MarkedField) === id;
  const doubt = field.kind === 'price' ? doubtAbout(value) : undefined;
  const fault = doubt ?? faultOf(field, value);
  const [atFirst] = useState(fault);
  // What is being typed gets its time; what was wrong already is told at once.
  const isBlank = value === undefined || value === '';
  const isDue = wasLeft || isMarked || (fault === atFirst && !isBlank);
  const shown = fault !== undefined && isDue;
  const props: InputProps = {
    field,
    file,
    value,
    set: onChange ?? set,
    attributes: {
      id,
      'aria-describedby': `${id}-help ${id}-fault`,
      'aria-invalid': shown || undefined,
      onBlur: () => setLeft(true),
    },
  };
  const written = typeof value === 'string' ? value.trim().length : 0;
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {field.optional && field.fallback === undefined && <span> (optional)</span>}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {field.help}
      </p>
      <OneInput {...props} />
      {field.most !== undefined && written > 0 && (
        <p className={styles.room} data-over={written > field.most || undefined}>
          {written} of {field.most} characters
        </p>
      )}
      <p className={styles.fault} id={`${id}-fault`} aria-live="polite">
        {shown && fault}
      </p>
    </div>
  );
}

function OneInput(props: InputProps) {
  const { kind } = props.field;
  if (kind === 'price' || kind === 'count') return <NumberInput {...props} />;
  if (kind === 'choice' || kind === 'yesOrNo') return <ChoiceInput {...props} />;
  if (kind === 'picture') return <PictureInput {...props} />;
  return <TextInput {...props} />;
}

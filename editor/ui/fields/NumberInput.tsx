import { useState } from 'react';
import { formatDollars } from '../../../src/site/prices.ts';
import { parseAmount, parseCount } from '../../content/parse-number.ts';
import styles from './Field.module.css';
import type { InputProps } from './field-props.ts';

/** A price or a count. Shows the parsed value while typing; other input stays as it is and is an error. */
export function NumberInput({ field, value, set, attributes }: InputProps) {
  const [typed, setTyped] = useState<string>();
  const isPrice = field.kind === 'price';
  const parse = isPrice ? parseAmount : parseCount;
  const number = typeof value === 'number' ? value : undefined;
  const shown =
    isPrice && number !== undefined
      ? formatDollars(number).replace(/[$,]/g, '')
      : String(value ?? '');
  // Another device's value replaces what was typed.
  const text = typed !== undefined && parse(typed) === value ? typed : shown;
  return (
    <div className={styles.number}>
      {isPrice && <span aria-hidden="true">$</span>}
      <input
        {...attributes}
        className={styles.input}
        inputMode={isPrice ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        // The box is too narrow to see that the new number was added to the old one.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          set(parse(target.value));
        }}
        onBlur={() => {
          attributes.onBlur();
          setTyped(undefined);
        }}
      />
      {isPrice && number !== undefined && text !== shown && (
        <output className={styles.taken}>{formatDollars(number)}</output>
      )}
    </div>
  );
}

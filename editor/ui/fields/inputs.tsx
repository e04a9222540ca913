import { useState } from 'react';
import { formatDollars } from '../../../src/site/prices.ts';
import type { Leaf } from '../../content/form.ts';
import { choiceLabel } from '../../content/labels.ts';
import { parseAmount, parseCount } from '../../content/parse-number.ts';
import { withScheme } from '../../content/web-address.ts';
import styles from '../editor.module.css';
import type { InputProps } from './field-props.ts';

/** A phone shows another keyboard for each. */
const INPUT_TYPES: Partial<Record<Leaf['type'], string>> = {
  date: 'date',
  link: 'url',
  phone: 'tel',
  email: 'email',
};

/** A text, a link, a phone number, an email address or a date. */
export function TextInput({ field, value, set, attributes }: InputProps) {
  // A draft's empty list entry is null after a reload.
  const text = String(value ?? '');
  // An empty optional field is removed.
  const change = (typed: string) => set(typed === '' && field.optional ? undefined : typed);
  const placeholder = typeof field.fallback === 'string' ? field.fallback : undefined;
  if (field.type === 'prose') {
    return (
      <textarea
        {...attributes}
        className={styles.input}
        rows={3}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  const type = INPUT_TYPES[field.type] ?? 'text';
  return (
    <input
      {...attributes}
      className={styles.input}
      type={type}
      value={text}
      placeholder={placeholder}
      autoCapitalize={type === 'text' ? 'sentences' : 'none'}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        attributes.onBlur();
        if (field.type === 'link' && withScheme(text) !== text) set(withScheme(text));
      }}
    />
  );
}

/** A price or a count. Other input stays as it is and is an error. */
export function NumberInput({ field, value, set, attributes }: InputProps) {
  const [typed, setTyped] = useState<string>();
  const isPrice = field.type === 'price';
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
    </div>
  );
}

/** A choice from a list, or yes or no. */
export function ChoiceInput({ field, value, set, attributes }: InputProps) {
  const choices = field.type === 'yesOrNo' ? ['yes', 'no'] : field.choices;
  const isYesOrNo = field.type === 'yesOrNo';
  // A quoted "yes" in the file is no choice, so that choosing Yes repairs it.
  const wordFor = (each: unknown) =>
    isYesOrNo ? (each === true ? 'yes' : each === false ? 'no' : '') : each;
  const word = wordFor(value ?? field.fallback);
  const chosen = choices.find((each) => each === word) ?? '';
  const choose = (choice: string) => {
    if (choice === wordFor(field.fallback) && value === undefined) return;
    set(isYesOrNo ? choice === 'yes' : choice);
  };
  return (
    <select
      {...attributes}
      className={styles.input}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {chosen === '' && <option value="">Choose one</option>}
      {choices.map((each) => (
        <option key={each} value={each}>
          {choiceLabel(each)}
        </option>
      ))}
    </select>
  );
}

const ELSEWHERE = 'elsewhere';

/** A page of the site, or a page elsewhere. */
export function LinkInput(props: InputProps) {
  const { field, value, set, attributes } = props;
  const isPage = typeof value === 'string' && field.choices.includes(value);
  const hasAddress = value !== undefined && !isPage;
  const [isElsewhere, setElsewhere] = useState(hasAddress);
  // Another device's address may arrive later. The box stays while the owner empties it.
  if (hasAddress && !isElsewhere) setElsewhere(true);
  const addressId = `${attributes.id}-address`;

  function choose(chosen: string) {
    setElsewhere(chosen === ELSEWHERE);
    set(field.choices.includes(chosen) ? chosen : undefined);
  }

  return (
    <>
      <select
        {...attributes}
        className={styles.input}
        value={isPage ? value : isElsewhere ? ELSEWHERE : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{String(field.schema.meta()?.none ?? 'No link')}</option>
        {field.choices.map((page) => (
          <option key={page} value={page}>
            {choiceLabel(page)}
          </option>
        ))}
        <option value={ELSEWHERE}>Another web address</option>
      </select>
      {isElsewhere && !isPage && (
        <div>
          <label className={styles.label} htmlFor={addressId}>
            Web address
          </label>
          <TextInput {...props} attributes={{ ...attributes, id: addressId }} />
        </div>
      )}
    </>
  );
}

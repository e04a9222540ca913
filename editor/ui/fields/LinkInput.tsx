import { useState } from 'react';
import { choiceLabel } from '../../content/labels.ts';
import styles from './Field.module.css';
import type { InputProps } from './field-props.ts';
import { TextInput } from './TextInput.tsx';

const ELSEWHERE = 'elsewhere';

/** A page of the site, or a page elsewhere. */
export function LinkInput(props: InputProps) {
  const { field, value, set, attributes } = props;
  const isPage = typeof value === 'string' && field.choices.includes(value);
  const [isElsewhere, setElsewhere] = useState(value !== undefined && !isPage);
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
        <div className={styles.address}>
          <label className={styles.label} htmlFor={addressId}>
            Web address
          </label>
          <TextInput {...props} attributes={{ ...attributes, id: addressId }} />
        </div>
      )}
    </>
  );
}

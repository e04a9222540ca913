import { withScheme } from '../../content/web-address.ts';
import styles from './Field.module.css';
import type { InputProps } from './field-props.ts';

/** A text, a link or a date. */
export function TextInput({ field, value, set, attributes }: InputProps) {
  const text = value === undefined ? '' : String(value);
  // An empty optional field is removed.
  const change = (typed: string) => set(typed === '' && field.optional ? undefined : typed);
  const placeholder = typeof field.fallback === 'string' ? field.fallback : undefined;
  if (field.kind === 'prose') {
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
  const type = field.kind === 'date' ? 'date' : field.kind === 'link' ? 'url' : 'text';
  return (
    <input
      {...attributes}
      className={styles.input}
      type={type}
      value={text}
      placeholder={placeholder}
      autoCapitalize={field.kind === 'link' ? 'none' : 'sentences'}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        attributes.onBlur();
        if (field.kind === 'link' && withScheme(text) !== text) set(withScheme(text));
      }}
    />
  );
}

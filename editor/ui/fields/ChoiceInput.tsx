import { choiceLabel } from '../../content/labels.ts';
import styles from './Field.module.css';
import type { InputProps } from './field-props.ts';

/** A choice from a list, or yes or no. */
export function ChoiceInput({ field, value, set, attributes }: InputProps) {
  const choices = field.kind === 'yesOrNo' ? ['yes', 'no'] : field.choices;
  const asWord = (each: unknown) => (typeof each === 'boolean' ? (each ? 'yes' : 'no') : each);
  const chosen = String(asWord(value ?? field.fallback) ?? '');
  const choose = (word: string) => {
    const isDefault = word === asWord(field.fallback);
    if (isDefault && value === undefined) return;
    set(field.kind === 'yesOrNo' ? word === 'yes' : word);
  };
  return (
    <select
      {...attributes}
      className={styles.input}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {chosen === '' && <option value="">Choose one</option>}
      {choices.map((word) => (
        <option key={word} value={word}>
          {choiceLabel(word)}
        </option>
      ))}
    </select>
  );
}

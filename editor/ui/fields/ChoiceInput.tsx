import { choiceLabel } from '../../content/labels.ts';
import styles from './Field.module.css';
import type { InputProps } from './field-props.ts';

/** A choice from a list, or yes or no. */
export function ChoiceInput({ field, value, set, attributes }: InputProps) {
  const choices = field.kind === 'yesOrNo' ? ['yes', 'no'] : field.choices;
  const isYesOrNo = field.kind === 'yesOrNo';
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

/** ["cash", "a payment app"] → "Cash or a payment app." */
export function eitherOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  const list = choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
  return asSentence(list);
}

/** Capital first letter, period at the end. */
export function asSentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return start === '' || /[.!?]$/.test(start) ? start : `${start}.`;
}

/**
 * Keeps a compound of several words, such as "peer-to-peer", on one line, and a word of one or two letters with the
 * next. Word joiners, not a span: phones read a sentence out in as many pieces as it has elements. A long compound may
 * need two lines.
 */
export const withoutBreaks = (text: string) =>
  text
    .replace(/(?<=(?<!\S)\p{L}{1,2}) (?=\S{1,12}(?!\S))/gu, '\u00a0')
    .replace(/(?<!\S)(?=\S{1,24}(?!\S))\S+-\S+-\S+/g, (compound) =>
      compound.replaceAll('-', '-\u2060'),
    );

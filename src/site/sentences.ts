/** ["cash", "a payment app"] → "Cash or a payment app." */
export function joinWithOr(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  const list = choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
  return toSentence(list);
}

/** Capital first letter, period at the end. */
export function toSentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return start === '' || /[.!?]$/.test(start) ? start : `${start}.`;
}

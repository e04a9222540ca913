/**
 * The part of a long text that shows where it differs from another one: "…fed with whole grain".
 * Never half of a character.
 */
export function excerpt(text: string, maxLength: number, other = text): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const otherCharacters = Array.from(other);
  const difference = characters.findIndex((each, i) => each !== otherCharacters[i]);
  const start = Math.min(
    Math.max(0, difference - Math.floor(maxLength / 2)),
    characters.length - maxLength,
  );
  const end = start + maxLength;
  const part = characters.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
}

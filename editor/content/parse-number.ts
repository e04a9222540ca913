/**
 * What somebody typed as a price. A number where it is clear: 1.50, $1.50 and 1,50 are one dollar
 * fifty, .75 is 75 cents. Otherwise the words as they are, which are then explained and never saved.
 */
export function parseAmount(typed: string): number | string | undefined {
  const words = typed.trim().replace(/^\$\s*|\s*\$$/g, '');
  if (words === '') return undefined;
  return /^-?(?=.*\d)\d*(?:[.,]\d{1,2})?$/.test(words) ? Number(words.replace(',', '.')) : typed;
}

/** A question that only the one who typed it can answer. */
export function ambiguityOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const [, before, after] = /^\$?\s*(\d{1,3})[.,](\d{3})$/.exec(typed.trim()) ?? [];
  if (!before || !after) return undefined;
  return `Is this $${before}${after}, or $${before}.${after.slice(0, 2)}? Type ${before}${after} or ${before}.${after.slice(0, 2)}.`;
}

/** 12 and 1,200 are counts. Anything else stays as it was typed. */
export function parseCount(typed: string): number | string | undefined {
  const words = typed.trim();
  if (words === '') return undefined;
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(words) ? words.replaceAll(',', '') : words;
  return /^-?\d+$/.test(digits) ? Number(digits) : typed;
}

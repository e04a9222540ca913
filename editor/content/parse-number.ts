/**
 * Parses a typed price: 1.50, $1.50 and 1,50 are 1.5, and .75 is 0.75. Returns other input
 * unchanged; it is reported as an error and never saved.
 */
export function parseAmount(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^\$\s*|\s*\$$/g, '');
  if (text === '') return undefined;
  return /^-?(?=.*\d)\d*(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}

/** A question about an ambiguous price, such as 1,500. */
export function ambiguityOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const [, before, after] = /^\$?\s*(\d{1,3})[.,](\d{3})$/.exec(typed.trim()) ?? [];
  if (!before || !after) return undefined;
  return `Is this $${before}${after}, or $${before}.${after.slice(0, 2)}? Type ${before}${after} or ${before}.${after.slice(0, 2)}.`;
}

/** Parses a count, such as 12 or 1,200. Returns other input unchanged. */
export function parseCount(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+$/.test(digits) ? Number(digits) : typed;
}

/**
 * Parses a typed price: 1.50, $1.50 and 1,50 are 1.5, .75 is 0.75, 9. is 9, and 1,500 is 1500. Returns other
 * input unchanged; it is reported as an error and never saved.
 */
export function parseAmount(typed: string): number | string | undefined {
  const text = withoutThousandsCommas(typed.trim().replace(/^\$\s*|\s*\$$/g, ''));
  if (text === '') return undefined;
  return /^-?(?=.*\d)\d*(?:[.,]\d{0,2})?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}

/** Parses a count, such as 12 or 1,200. Returns other input unchanged. */
export function parseCount(typed: string): number | string | undefined {
  const text = withoutThousandsCommas(typed.trim());
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : typed;
}

const withoutThousandsCommas = (text: string) =>
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text;

import { isRecord, valueAt } from '../../model/compare.ts';
import { stemOf } from '../../model/content-folder.ts';
import { kindOf, titleOf } from './content-kinds.ts';
import { currentData, type Draft, validPathsIn } from './draft.ts';
import { newSectionPath } from './file-names.ts';
import type { Stored } from './stored-content.ts';
import { moved } from './values.ts';

/** The section files, in the order of the page. */
export const sectionsIn = (stored: Stored, draft: Draft): string[] =>
  validPathsIn(stored, draft, 'sections');

const orderOf = (stored: Stored, draft: Draft, file: string) =>
  Number(currentData(stored, draft, file)?.order ?? 0) || 0;

/** The path and data of a new section, which comes last. */
export function newSection(stored: Stored, draft: Draft, title: string) {
  const taken = Object.keys({ ...stored.files, ...draft.files })
    .filter((path) => kindOf(path) === 'sections')
    .map(stemOf);
  const orders = sectionsIn(stored, draft).map((file) => orderOf(stored, draft, file));
  return {
    file: newSectionPath(title, taken),
    data: { title, order: Math.max(0, ...orders) + 1 },
  };
}

/** The error for a title that is already used. */
export function titleError(stored: Stored, draft: Draft, title: string): string | undefined {
  const same = sectionsIn(stored, draft)
    .map((file) => titleOf(file, currentData(stored, draft, file)))
    .find((other) => other.toLowerCase() === title.trim().toLowerCase());
  return same && `You already have “${same}”. Choose another name, or open that one.`;
}

/** The order numbers that a move changes. */
export function ordersAfterMove(stored: Stored, draft: Draft, from: number, to: number) {
  const files = sectionsIn(stored, draft);
  const orders = files.map((file) => orderOf(stored, draft, file));
  const places = new Set(orders).size === orders.length ? orders : [];
  return moved(files, from, to)
    .map((file, i) => ({ file, order: places[i] ?? i + 1 }))
    .filter(({ file, order }) => orderOf(stored, draft, file) !== order);
}

const DEFAULT_EGGS_PER_CARTON = 12;

/** The carton size in the first section that has one. */
export function eggsPerCarton(stored: Stored, draft: Draft): number {
  const known = sectionsIn(stored, draft)
    .map((file) => valueAt(currentData(stored, draft, file), ['pricing', 'eggsPerCarton']))
    .find((count) => typeof count === 'number');
  return known ?? DEFAULT_EGGS_PER_CARTON;
}

export const hasWashed = (rows: readonly unknown[]) =>
  rows.some((row) => isRecord(row) && row.priceWashedEggs !== undefined);

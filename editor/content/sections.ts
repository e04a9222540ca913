import { valueAt } from '../../model/compare.ts';
import { stemOf } from '../../model/content-folder.ts';
import { kindOf, titleOf } from './content-kinds.ts';
import { currentData, type Draft, validPathsIn } from './draft.ts';
import { newSectionPath } from './file-names.ts';
import type { Published } from './published-content.ts';
import { moved } from './values.ts';

/** The section files, in the order of the page. */
export const sectionsIn = (published: Published, draft: Draft): string[] =>
  validPathsIn(published, draft, 'sections');

const orderOf = (published: Published, draft: Draft, file: string) =>
  Number(currentData(published, draft, file)?.order ?? 0) || 0;

/** The path and data of a new section, which comes last. */
export function newSection(published: Published, draft: Draft, title: string) {
  const taken = Object.keys({ ...published.files, ...draft.files })
    .filter((path) => kindOf(path) === 'sections')
    .map(stemOf);
  const orders = sectionsIn(published, draft).map((file) => orderOf(published, draft, file));
  return {
    file: newSectionPath(title, taken),
    data: { title, order: Math.max(0, ...orders) + 1 },
  };
}

/** The error for a title that is already used. */
export function titleError(published: Published, draft: Draft, title: string): string | undefined {
  const same = sectionsIn(published, draft)
    .map((file) => titleOf(file, currentData(published, draft, file)))
    .find((other) => other.toLowerCase() === title.trim().toLowerCase());
  return same && `You already have “${same}”. Choose another name, or open that one.`;
}

/** The order numbers that a move changes. */
export function ordersAfterMove(published: Published, draft: Draft, from: number, to: number) {
  return moved(sectionsIn(published, draft), from, to)
    .map((file, i) => ({ file, order: i + 1 }))
    .filter(({ file, order }) => orderOf(published, draft, file) !== order);
}

const DEFAULT_EGGS_PER_CARTON = 12;

/** The carton size in the first section that has one. */
export function eggsPerCarton(published: Published, draft: Draft): number {
  const known = sectionsIn(published, draft)
    .map((file) => valueAt(currentData(published, draft, file), ['pricing', 'eggsPerCarton']))
    .find((count) => typeof count === 'number');
  return known ?? DEFAULT_EGGS_PER_CARTON;
}

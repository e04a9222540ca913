import type { Fields } from '../../model/compare.ts';
import { formOf, isListed, kindOf } from './content-kinds.ts';
import { withoutChanges } from './describe-changes.ts';
import { changesIn, type DescribedLine, describeDraft, ORDERS } from './describe-draft.ts';
import {
  currentData,
  type Draft,
  parseData,
  usedPictures,
  validPathsIn,
  withFile,
} from './draft.ts';
import type { Stored } from './stored-content.ts';

/** The part of the draft that is saved. Left-out changes stay in the draft itself. */
export function withoutLeftOutChanges(stored: Stored, draft: Draft): Draft {
  if (Object.values(draft.files).every(({ leftOut }) => !leftOut)) return draft;
  const isLeftOut = ({ file, key }: DescribedLine['parts'][number]) =>
    draft.files[file]?.leftOut?.includes(key);
  const partsOut = describeDraft(stored, draft)
    .flatMap(({ changes }) => changes)
    .flatMap(({ parts }) => (parts.some(isLeftOut) ? parts : []));
  let included: Draft = { ...draft, files: {} };
  for (const [file, changed] of Object.entries(draft.files)) {
    const leftOut = new Set(partsOut.filter((part) => part.file === file).map(({ key }) => key));
    const changes = changesIn(stored, file, changed);
    const kind = kindOf(file);
    if (changes.every(({ key }) => leftOut.has(key))) continue;
    included = { ...included, files: { ...included.files, [file]: changed } };
    if (!kind || !changes.some(({ key }) => leftOut.has(key))) continue;
    const before = parseData(stored.files[file]?.text);
    const data = withoutChanges(formOf(kind), before, changed.data, leftOut);
    included = withFile(stored, included, file, data as Fields);
  }
  included = withUniqueNumbers(stored, included);
  const [used, usedNow] = [usedPictures(stored, draft), usedPictures(stored, included)];
  const photos = Object.entries(draft.photos).filter(
    ([path]) => usedNow.has(path) || !used.has(path),
  );
  return { ...included, photos: Object.fromEntries(photos) };
}

/** Without the new order, a new file that was moved has the number of another file. It gets the next free one. */
function withUniqueNumbers(stored: Stored, draft: Draft): Draft {
  let result = draft;
  for (const [file, { base, data }] of Object.entries(draft.files)) {
    const kind = kindOf(file);
    if (base !== null || !data || !kind || !isListed(kind)) continue;
    const { field } = ORDERS[kind];
    const others = validPathsIn(stored, result)
      .filter((other) => other !== file && kindOf(other) === kind)
      .map((other) => Number(currentData(stored, result, other)?.[field]));
    if (!others.includes(Number(data[field]))) continue;
    result = withFile(stored, result, file, { ...data, [field]: Math.max(...others) + 1 });
  }
  return result;
}

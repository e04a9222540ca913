import { changesInWords, inOneLine } from './changes-in-words.ts';
import { type Draft, dataIn, isRemoved } from './draft.ts';
import { formOf, kindOf, titleOf } from './kinds.ts';
import type { Stored } from './stored.ts';

export interface FileInWords {
  file: string;
  title: string;
  lines: string[];
}

/** What a draft changes, file by file, in the owner's words. */
export const draftInWords = (stored: Stored, draft: Draft): FileInWords[] =>
  Object.entries(draft.files).map(([file, changed]) => {
    const { data } = changed;
    const kind = kindOf(file);
    const before = dataIn(stored.files[file]?.text);
    const title = titleOf(file, data ?? before);
    if (isRemoved(changed)) return { file, title, lines: ['Removed'] };
    if (!stored.files[file]) return { file, title, lines: ['New'] };
    const lines = kind && before && data ? changesInWords(formOf(kind), before, data) : [];
    return { file, title, lines: lines.length > 0 ? lines.map(inOneLine) : ['Its text is mended'] };
  });

const LONGEST_HEADLINE = 72;

/** What the history of the site's files says about a save. */
export function messageFor(stored: Stored, draft: Draft) {
  const lines = draftInWords(stored, draft).flatMap(({ title, lines }) =>
    lines.map((line) => `${title}: ${line}`),
  );
  const [first = 'No changes', ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const room = LONGEST_HEADLINE - more.length;
  const headline = `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}

import { LineCounter, parseDocument } from 'yaml';
import { withoutNulls } from './compare.ts';
import type { ContentProblem } from './problem.ts';
import { findYamlIssue } from './yaml-advice.ts';

export interface YamlFile {
  text: string;
  data: unknown;
  problems: ContentProblem[];
  /** The line of a field, or of its nearest parent. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** The comment after a field's value, which may be text that the owner meant to show. */
  commentAfter(path: readonly PropertyKey[]): string | undefined;
}

/** Parses a content file. The site and the content check both use it, so they agree. */
export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });

  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      if (node?.range?.[0] !== undefined) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  const commentAfter = (path: readonly PropertyKey[]) =>
    (document.getIn(path, true) as { comment?: string | null } | undefined)?.comment ?? undefined;
  const unreadable = (problem: Omit<ContentProblem, 'file'>) => ({
    text,
    data: undefined,
    problems: [{ file, ...problem }],
    lineOf,
    commentAfter,
  });

  if (isUtf16(text)) {
    return unreadable({
      message:
        'This file was saved in a way the site can’t read (UTF-16). Open it in Notepad, choose File › Save as, pick UTF-8 under Encoding, and save it.',
    });
  }
  const issue = findYamlIssue(document, text);
  if (issue) {
    const { line } = lines.linePos(issue.offset);
    return unreadable({ line, message: `This line ${issue.advice}` });
  }
  const data = withoutNulls(document.toJS());
  if (data === null) {
    return unreadable({
      message: 'This file is empty. Fill it in again, or restore an older version.',
    });
  }
  if (typeof data !== 'object' || Array.isArray(data)) {
    return unreadable({
      message: 'This file should have fields, one per line, like  title: Ducks',
    });
  }
  return { text, data, problems: [], lineOf, commentAfter };
}

/** Notepad calls it Unicode. Read as UTF-8, every other character is NUL. */
const isUtf16 = (text: string) => /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(text);

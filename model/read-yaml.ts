import { LineCounter, parseDocument } from 'yaml';
import type { ContentProblem } from './problem.ts';
import { withoutBlanks } from './splice-yaml.ts';
import { findYamlIssue } from './yaml-advice.ts';

export interface YamlFile {
  text: string;
  data: unknown;
  problems: ContentProblem[];
  /** The line that a field stands on, or that its nearest parent stands on. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** What stands behind a # on a field's line. Most of it are notes, some is a part of the words. */
  noteBehind(path: readonly PropertyKey[]): string | undefined;
}

/** Reads a content file. The site and the content check both read through here, so they agree. */
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
  const noteBehind = (path: readonly PropertyKey[]) =>
    (document.getIn(path, true) as { comment?: string | null } | undefined)?.comment ?? undefined;
  const unreadable = (problem: Omit<ContentProblem, 'file'>) => ({
    text,
    data: undefined,
    problems: [{ file, ...problem }],
    lineOf,
    noteBehind,
  });

  if (isWideText(text)) {
    return unreadable({
      message:
        'This file is saved as UTF-16, which the site can’t read. Open it in Notepad, choose File › Save as, pick UTF-8 under Encoding, and save it.',
    });
  }
  const issue = findYamlIssue(document, text);
  if (issue) {
    const { line } = lines.linePos(issue.offset);
    return unreadable({ line, message: `This line ${issue.advice}` });
  }
  const data = withoutBlanks(document.toJS());
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
  return { text, data, problems: [], lineOf, noteBehind };
}

/** Two bytes a letter, as Notepad's "Unicode" has them: read as UTF-8, every other letter is none. */
const isWideText = (text: string) => /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(text);

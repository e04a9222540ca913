import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Problem } from './problem.ts';

export interface YamlFile {
  data: unknown;
  problems: Problem[];
  /** The line that a field stands on, or that its nearest parent stands on. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

const WHAT_TO_DO: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'starts with a tab. Use spaces instead of tabs at the start of a line.',
  DUPLICATE_KEY: 'has a field that is already there further up. Keep one of the two.',
  BAD_INDENT: 'is not lined up with its neighbours. Give it as many spaces as the lines around it.',
  MISSING_CHAR: 'has a quote or bracket that is opened and never closed. Add the missing one.',
  BLOCK_IN_FLOW: 'has a bracket that is never closed. Add the missing one.',
  MULTILINE_IMPLICIT_KEY:
    'is missing the colon and space after the field’s name, like  title: Ducks',
};
const GENERAL_ADVICE =
  'can’t be read. Write  name: value  with a colon and a space; put a value that contains a colon or starts with a special character in "quotes"; close every quote.';

export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp'] });

  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      if (node?.range?.[0] !== undefined) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };

  const syntax = document.errors.slice(0, 1).map((error) => ({
    file,
    line: error.linePos?.[0].line,
    message: `This line ${WHAT_TO_DO[error.code] ?? GENERAL_ADVICE}`,
  }));
  if (syntax.length > 0) return { data: undefined, problems: syntax, lineOf };

  const data: unknown = document.toJS();
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const message =
      data === null
        ? 'This file is empty. Fill it in again, or bring back an older version of it.'
        : 'This file should hold fields, one a line, like  title: Ducks';
    return { data: undefined, problems: [{ file, message }], lineOf };
  }
  return { data, problems: [], lineOf };
}

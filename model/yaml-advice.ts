import { type Document, isAlias, type Node, visit, type YAMLError } from 'yaml';

interface YamlIssue {
  /** Where the issue is in the text. */
  offset: number;
  /** Completes "This line …". */
  advice: string;
}

const UNCLOSED_QUOTE =
  'has a quotation mark that’s never closed. Add the missing one at the end of the text.';
const TEXT_AFTER_QUOTE =
  'has text after its last quote. Put one pair of "double quotes" around all of the text, and none inside.';
const MISALIGNED = 'isn’t lined up with the lines around it. Give it the same number of spaces.';
const QUOTE_IT = 'Put the text in "quotes".';
const CURLY_QUOTES =
  'has curly quotes ( “ ” ), which don’t work as quotes here. Type straight ones ( " ) instead.';
const LOST_LETTER =
  'has a letter that got garbled ( \uFFFD ). Type the letter again. In the file, use the encoding UTF-8.';

const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'starts with a tab. Use spaces instead of tabs at the start of a line.',
  DUPLICATE_KEY: 'starts with the same word as a line further up. Keep one of the two.',
  BAD_INDENT: MISALIGNED,
  MISSING_CHAR: MISALIGNED,
  BLOCK_AS_IMPLICIT_KEY: `has a colon inside its text. ${QUOTE_IT}`,
  MULTILINE_IMPLICIT_KEY:
    'is missing the colon and space after its first word. It should look like this:  title: Ducks',
  BAD_SCALAR_START: `has text that only works in quotes. ${QUOTE_IT}`,
  BAD_DQ_ESCAPE: 'has a backslash ( \\ ) between its quotes. Remove the backslash.',
  MULTIPLE_DOCS: 'is just dashes, which end the file too early. Remove this line.',
};
const GENERAL_ADVICE =
  'can’t be read. Type  name: value  with a colon and a space, and put text that has a colon or starts with a symbol in "quotes".';

export const startsWithCurlyQuote = (text: string) => /^[“”„‘’‚«»]/.test(text);

/** The first issue in a YAML text, and what the owner should do about it. */
export function findYamlIssue(document: Document.Parsed, text: string): YamlIssue | undefined {
  const mixed = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (mixed >= 0) {
    const advice =
      'marks where two versions of this file differ. Keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>.';
    return { offset: mixed, advice };
  }
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) return { offset: lost, advice: LOST_LETTER };
  const [error, next] = document.errors;
  if (error) return adviceForError(document, text, error, next);
  return adviceForSpecials(document);
}

function adviceForError(
  document: Document.Parsed,
  text: string,
  error: YAMLError,
  next?: YAMLError,
): YamlIssue {
  const offset = error.pos[0];
  if (startsWithCurlyQuote(text.slice(offset))) return { offset, advice: CURLY_QUOTES };
  const quoted = quotedTextAt(document, offset);
  const spansLines = quoted && text.slice(quoted.start, quoted.end).includes('\n');
  if (quoted && /closing/.test(error.message))
    return { offset: quoted.start, advice: UNCLOSED_QUOTE };
  if (quoted && error.code === 'UNEXPECTED_TOKEN') {
    return { offset: quoted.start, advice: spansLines ? UNCLOSED_QUOTE : TEXT_AFTER_QUOTE };
  }
  if (/end with a [\]}]/.test(error.message)) {
    const advice = 'has a bracket that’s never closed. Close it, or put the text in "quotes".';
    return { offset: Math.max(0, offset - 1), advice };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    return { offset, advice: 'is followed by a line with too many spaces. Line the two up.' };
  }
  return { offset, advice: BY_CODE[error.code] ?? GENERAL_ADVICE };
}

/** The quoted text at an offset or right before it. */
function quotedTextAt(document: Document.Parsed, offset: number) {
  let found: { start: number; end: number } | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return;
      const [start, end] = range;
      if (start <= offset && offset <= end + 1) found = { start, end };
    },
  });
  return found;
}

/** YAML gives *, & and ! a special meaning, which no owner intends. */
function adviceForSpecials(document: Document.Parsed): YamlIssue | undefined {
  let found: Node | undefined;
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) found ??= node;
    },
  });
  if (!found) return undefined;
  const advice = `has text that starts with * or & or !. ${QUOTE_IT}`;
  return { offset: found.range?.[0] ?? 0, advice };
}

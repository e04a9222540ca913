import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { WrittenFile } from '../../model/checked-file.ts';
import { startsWithCurlyQuote } from '../../model/yaml-advice.ts';
import type { Warning } from './warning.ts';

/** Words behind a # that may have been meant for visitors: "Duck #1" shows as "Duck". */
export function unshownText({ file, written }: WrittenFile): Warning[] {
  const lines = new LineCounter();
  const warnings: Warning[] = [];
  visit(parseDocument(written.text, { lineCounter: lines }), {
    Pair(_key, { value }) {
      if (!isScalar(value) || !value.comment || typeof value.value !== 'string') return;
      if (value.type !== 'PLAIN' || /^\s/.test(value.comment)) return;
      warnings.push({
        group: 'Words that nobody sees',
        file,
        line: lines.linePos(value.range?.[0] ?? 0).line,
        message: `"#${value.comment}" is left out, because # starts a note to yourself. To show it, put all the words in ${startsWithCurlyQuote(value.value) ? 'straight quotes ( " ): curly ones ( “ ” ) don’t count' : '"quotes"'}.`,
      });
    },
  });
  return warnings;
}

import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { ContentFile } from '../../model/checked-file.ts';
import { startsWithCurlyQuote } from '../../model/yaml-advice.ts';
import type { Warning } from './warning.ts';

/** Text after a # that may have been meant for visitors: "Duck #1" shows as "Duck". */
export function unshownText({ file, yaml }: ContentFile): Warning[] {
  const lines = new LineCounter();
  const warnings: Warning[] = [];
  visit(parseDocument(yaml.text, { lineCounter: lines }), {
    Pair(_key, { value }) {
      if (!isScalar(value) || !value.comment || typeof value.value !== 'string') return;
      if (value.type !== 'PLAIN' || /^\s/.test(value.comment)) return;
      warnings.push({
        group: 'Text that won’t show',
        file,
        line: lines.linePos(value.range?.[0] ?? 0).line,
        message: `"#${value.comment}" won’t show, because # starts a note to yourself. To show it, put the whole text in ${startsWithCurlyQuote(value.value) ? 'straight quotes ( " ), not curly ones ( “ ” )' : '"quotes"'}.`,
      });
    },
  });
  return warnings;
}

import type { ContentFile } from '../../model/checked-file.ts';
import { readYaml } from '../../model/read-yaml.ts';

/** Drops the lines that keep a file from being parsed, so that the rest can still be checked. */
export function skipBrokenLines(entry: ContentFile): ContentFile {
  const { line } = entry.yaml.problems[0] ?? {};
  const lines = entry.yaml.text.split('\n');
  if (!line || !lines[line - 1]) return entry;
  const rest = lines.with(line - 1, '').join('\n');
  return skipBrokenLines({ ...entry, yaml: readYaml(entry.file, rest) });
}

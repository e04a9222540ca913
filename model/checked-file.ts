import type { ContentKind } from './content-files.ts';
import type { YamlFile } from './read-yaml.ts';

/** A content file as written, valid or not. */
export interface WrittenFile {
  kind: ContentKind;
  id: string;
  file: string;
  written: YamlFile;
}

/** A content file that passed the check. */
export interface CheckedFile extends WrittenFile {
  /** Its data, with defaults filled in. */
  data: unknown;
}

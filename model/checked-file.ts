import type { ContentKind } from './content-files.ts';
import type { YamlFile } from './read-yaml.ts';

/** A content file as written, valid or not. */
export interface ContentFile {
  kind: ContentKind;
  id: string;
  file: string;
  yaml: YamlFile;
}

/** A content file that passed the check. */
export interface CheckedFile extends ContentFile {
  /** Its data, with defaults filled in. */
  data: unknown;
}

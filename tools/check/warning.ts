/** Something that is worth a look before the site goes online. It doesn't stop a build. */
export interface Warning {
  group: string;
  /** Not urgent, so the report only counts it. */
  canWait?: true;
  file: string;
  line?: number | undefined;
  message: string;
}

const INTERNALS = ['\n    at ', 'Invalid input', 'Expected', 'Zod', 'undefined', '[object'];

const WHAT_TO_DO =
  /\b(?:Write|Enter|Type|Change|Put|Use|Add|Check|Choose|Create|Remove|Keep|Give|Close|Take|Delete|Make|Rename|Copy|Line|Fill|Restore|Move|Run|Save|should be one of|should be true or false|should have|is missing the colon)\b/;

/** An error names the file and says what to do in at most two lines, without internals. */
export function errorIssues(error: string, file: string, written: string): string[] {
  const leaks = (part: string) => error.includes(part) && !written.includes(part);
  const issues = [
    !error.includes(file) && 'does not name the file',
    error.split('\n').length > 2 && 'is longer than two lines',
    INTERNALS.some(leaks) && 'shows internals',
    !WHAT_TO_DO.test(error) && 'does not say what to do',
  ];
  return issues.filter((issue) => issue !== false).map((issue) => `The error ${issue}: ${error}`);
}

/** Montana's. */
export const DEFAULT_TIME_ZONE = 'America/Denver';

/** Whether it is a name that browsers and Node know, such as "America/New_York". */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

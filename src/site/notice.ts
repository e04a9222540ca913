import { dateInMountainTime } from './dates.ts';

interface Notice {
  text: string;
  link?: string | undefined;
  linkText: string;
  lastDay?: string | undefined;
}

/** The notice, unless its last day is over on the farm. */
export function activeNotice<N extends Notice>(notice: N | undefined, now: Date): N | undefined {
  const isOver = notice?.lastDay !== undefined && notice.lastDay < dateInMountainTime(now);
  return isOver ? undefined : notice;
}

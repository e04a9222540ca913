import { dateInMountainTime } from './days.ts';

interface Notice {
  text: string;
  link?: string | undefined;
  linkText: string;
  lastDay?: string | undefined;
}

/** The notice, unless its last day is over on the farm. */
export function noticeAt<N extends Notice>(notice: N | undefined, moment: Date): N | undefined {
  const isOver = notice?.lastDay !== undefined && notice.lastDay < dateInMountainTime(moment);
  return isOver ? undefined : notice;
}

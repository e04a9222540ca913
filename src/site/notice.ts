import type { Farm } from '../../model/schema.ts';

/** The notice, unless its last day is over. */
export function activeNotice(notice: Farm['notice'], today: string) {
  const isOver = notice?.lastDay !== undefined && notice.lastDay < today;
  return isOver ? undefined : notice;
}

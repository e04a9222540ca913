interface Notice {
  text: string;
  link?: string | undefined;
  linkText: string;
  lastDay?: string | undefined;
}

/** The notice, unless its last day is over. */
export function activeNotice<N extends Notice>(
  notice: N | undefined,
  today: string,
): N | undefined {
  const isOver = notice?.lastDay !== undefined && notice.lastDay < today;
  return isOver ? undefined : notice;
}

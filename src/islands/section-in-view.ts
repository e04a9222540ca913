export interface Section {
  id: string;
  /** The scroll position at which it stands right below the bars. */
  start: number;
  /** The scroll position at which its heading is gone. */
  headingGone: number;
}

interface View {
  scroll: number;
  /** How far the page can be scrolled. */
  end: number;
  /** The section that the address names. */
  chosen: string | undefined;
}

/** So far from its place a section still counts as being there. */
const NEAR = 24;
/** How much of the page's end belongs to each section that can't get there. */
const TURN = 160;

/**
 * The section that stands right below the bars. Those at the page's end that never get there have
 * their turn over the last stretch, but not while the heading of another stands there. A chosen
 * section counts where the choice led, also if that is as near to the bars as it gets.
 */
export function sectionInView(sections: readonly Section[], { scroll, end, chosen }: View) {
  const able = sections.filter(({ start }) => start <= end);
  const unable = sections.length - able.length;
  const free = Math.max(able.at(-1)?.headingGone ?? 0, end - TURN * unable);
  const turns = sections.map(({ start }, i) =>
    start <= end ? start - NEAR : free + ((end - free) / unable) * (i - able.length),
  );
  const led = sections.find(
    ({ id, start }) => id === chosen && Math.abs(Math.min(start, end) - scroll) <= NEAR,
  );
  const begun = sections.filter((_, i) => (turns[i] ?? 0) <= Math.min(scroll, end));
  return (led ?? begun.at(-1) ?? sections[0])?.id;
}

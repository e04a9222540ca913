export interface Section {
  id: string;
  /** The scroll position at which it is right below the bars. */
  start: number;
  /** The scroll position at which half of its heading is out of view. */
  headingGone: number;
}

interface View {
  scroll: number;
  /** How far the page can be scrolled. */
  end: number;
  /** The section in the URL's hash. */
  chosen: string | undefined;
}

/** A section this close to its start counts as being there. */
const TOLERANCE_PX = 24;
/** How much of the page's end each section gets that can't reach the bars. */
const END_STRETCH_PX = 160;

/**
 * The section right below the bars. Sections at the page's end that can't scroll that far share the
 * last stretch, but not while another's heading is in view. A section in the URL's hash is in view
 * at the link's target, even if it can't reach the bars.
 */
export function sectionInView(sections: readonly Section[], { scroll, end, chosen }: View) {
  const reachable = sections.filter(({ start }) => start <= end);
  const unreachable = sections.length - reachable.length;
  const free = Math.max(reachable.at(-1)?.headingGone ?? 0, end - END_STRETCH_PX * unreachable);
  const starts = sections.map(({ start }, i) =>
    start <= end
      ? start - TOLERANCE_PX
      : free + ((end - free) / unreachable) * (i - reachable.length),
  );
  const linked = sections.find(
    ({ id, start }) => id === chosen && Math.abs(Math.min(start, end) - scroll) <= TOLERANCE_PX,
  );
  const passed = sections.filter((_, i) => (starts[i] ?? 0) <= Math.min(scroll, end));
  return (linked ?? passed.at(-1) ?? sections[0])?.id;
}

export interface Extent {
  id: string;
  /** Distance of the section's upper edge from the top of the page. */
  top: number;
}

interface View {
  scroll: number;
  /** How far the page can be scrolled. */
  maxScroll: number;
  height: number;
  /** How much of the view the sticky bars cover. */
  covered: number;
}

/**
 * The section that is being read: the last one that begins above a reading line.
 * The line lies below the sticky bars and sinks to the foot of the view over the last screenful,
 * so that short sections at the end of the page get their turn, although they can't reach the top.
 */
export function sectionInView(sections: readonly Extent[], view: View): string | undefined {
  const left = Math.max(0, view.maxScroll - view.scroll);
  const sunk = Math.max(0, 1 - left / view.height);
  const highest = view.covered + 48;
  const line = view.scroll + highest + sunk * (view.height - highest);
  const begun = sections.filter(({ top }) => top <= line);
  return (begun.at(-1) ?? sections[0])?.id;
}

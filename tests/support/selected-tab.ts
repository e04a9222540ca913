/** The screens on which the tab has to name the section under the bar, by width and height: one per layout. */
export const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 1200],
  [2560, 1440],
  [3840, 2160],
] as const;

/** Runs in the page: the index of the selected tab, and of the section under the bar. */
export function selectedTabAndSection() {
  const bar = document.querySelector('nav[aria-label=Products]');
  const edge = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
  const tabs = [...(bar?.querySelectorAll('a') ?? [])];
  const sections = tabs.map(({ hash }) => {
    const section = document.querySelector(hash);
    const heading = section?.querySelector('h2');
    return {
      top: section?.getBoundingClientRect().top ?? 0,
      heading: heading?.getBoundingClientRect().top ?? 0,
    };
  });
  const under = (depth: number) =>
    Math.max(
      0,
      sections.findLastIndex(({ top }) => top < edge + depth),
    );
  return {
    selected: tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'true'),
    /** The section whose heading is right under the bar, or -1. */
    right: sections.findIndex(({ top, heading }) => top < edge + 36 && heading >= edge),
    /** The section under the bar, or the two that meet there. */
    under: [under(36), under(48)],
    /** How far the page can still be scrolled. */
    left: document.documentElement.scrollHeight - innerHeight - scrollY,
  };
}

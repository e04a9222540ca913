/** Width and height, one per layout. */
export const VIEWPORTS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 1200],
  [2560, 1440],
  [3840, 2160],
] as const;

/** Runs in the page: the index of the selected tab, and of the section below the bar. */
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
  const sectionAt = (depth: number) =>
    Math.max(
      0,
      sections.findLastIndex(({ top }) => top < edge + depth),
    );
  return {
    selected: tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'true'),
    /** The section whose heading is right below the bar, or -1. */
    expected: sections.findIndex(({ top, heading }) => top < edge + 36 && heading >= edge),
    /** The section below the bar, or the two that meet there. */
    below: [sectionAt(36), sectionAt(48)],
    /** How far the page can still be scrolled. */
    remaining: document.documentElement.scrollHeight - innerHeight - scrollY,
  };
}

/**
 * Runs in the page: which tab is selected, and what somebody who looks at the page would say. Both
 * as numbers of the tabs, from 0.
 */
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
    /** The section whose heading stands right under the bar, or -1. */
    right: sections.findIndex(({ top, heading }) => top < edge + 36 && heading >= edge),
    /** The section that lies under the bar, or the two that meet there. */
    under: [under(36), under(48)],
    /** How far the page can still be scrolled. */
    left: document.documentElement.scrollHeight - innerHeight - scrollY,
  };
}

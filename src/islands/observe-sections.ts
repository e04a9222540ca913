import { type Section, sectionInView } from './section-in-view.ts';

/** Without scrollend, scrolling has ended after this long. With it, this is only a fallback for a slow phone. */
const SCROLL_END_MS = 'onscrollend' in globalThis ? 1500 : 150;

/**
 * Calls `onChange` with the section in view, now and whenever the page scrolls. After a click in the
 * bar, that is the section clicked, as long as the page scrolls toward it.
 */
export function observeSections(bar: HTMLElement, onChange: (id: string | undefined) => void) {
  const links = [...bar.querySelectorAll('a')];
  const listeners = new AbortController();
  let scrollEndTimer: ReturnType<typeof setTimeout>;
  let target: string | undefined;
  let distance = 0;

  const update = () => {
    const sections = links.flatMap((link) => sectionOf(idOf(link)) ?? []);
    const start = sections.find(({ id }) => id === target)?.start ?? Number.NaN;
    const isNearer = Math.abs(start - scrollY) <= distance;
    distance = Math.abs(start - scrollY);
    if (!isNearer) target = undefined;
    const end = document.documentElement.scrollHeight - innerHeight;
    const chosen = idOf(links.find(({ hash }) => hash === location.hash));
    onChange(target ?? sectionInView(sections, { scroll: scrollY, end, chosen }));
  };
  const onScroll = () => {
    update();
    clearTimeout(scrollEndTimer);
    scrollEndTimer = setTimeout(onScrollEnd, SCROLL_END_MS);
  };
  const onScrollEnd = () => {
    target = undefined;
    update();
  };
  const onClick = ({ target: clicked }: Event) => {
    target = idOf((clicked as Element).closest('a'));
    distance = Number.POSITIVE_INFINITY;
    onScroll();
  };

  update();
  const { signal } = listeners;
  bar.addEventListener('click', onClick, { signal });
  for (const event of ['scroll', 'resize', 'hashchange']) {
    addEventListener(event, onScroll, { signal, passive: true });
  }
  addEventListener('scrollend', onScrollEnd, { signal });
  return () => listeners.abort();
}

const idOf = (link: Element | null | undefined) => link?.getAttribute('href')?.slice(1);

function sectionOf(id = ''): Section | undefined {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const heading = document.getElementById(`${id}-heading`)?.getBoundingClientRect();
  if (!section || !heading) return undefined;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const covered = scrollY - (Number.parseFloat(scrollPaddingTop) || 0);
  const middle = (heading.top + heading.bottom) / 2;
  return { id, start: section.top + covered, headingGone: middle + covered };
}

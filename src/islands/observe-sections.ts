/** Without scrollend, scrolling has ended after this long. With it, this is only a fallback for a slow phone. */
const SCROLL_END_MS = 'onscrollend' in globalThis ? 1500 : 150;

/** A section this close to its start counts as being there. */
const TOLERANCE_PX = 24;

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
    onChange(target ?? sectionInView(sections));
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

interface Section {
  id: string;
  /** The scroll position at which it is right below the bars, or the page's end. */
  start: number;
}

function sectionOf(id = ''): Section | undefined {
  const section = document.getElementById(id)?.getBoundingClientRect();
  if (!section) return undefined;
  const { scrollHeight } = document.documentElement;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = section.top + scrollY - (Number.parseFloat(scrollPaddingTop) || 0);
  return { id, start: Math.min(start, scrollHeight - innerHeight) };
}

/** The section right below the bars. Where several are, at the page's end, that is the one in the URL or the last. */
function sectionInView(sections: Section[]) {
  const passed = sections.filter(({ start }) => start - TOLERANCE_PX <= scrollY);
  const linked = passed.find(
    ({ id, start }) => `#${id}` === location.hash && scrollY - start <= TOLERANCE_PX,
  );
  return (linked ?? passed.at(-1) ?? sections[0])?.id;
}

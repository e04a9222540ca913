import { type Section, sectionInView } from './section-in-view.ts';

/** Without scrollend, scrolling has ended after this long. With it, this is only a fallback for a slow phone. */
const REST_MS = 'onscrollend' in globalThis ? 1500 : 150;

/**
 * Calls `onChange` with the section in view, now and whenever the page scrolls. After a click in the
 * bar, that is the section clicked, as long as the page scrolls toward it.
 */
export function followSections(bar: HTMLElement, onChange: (id: string | undefined) => void) {
  const links = [...bar.querySelectorAll('a')];
  const listeners = new AbortController();
  let restTimer: ReturnType<typeof setTimeout>;
  let goal: string | undefined;
  let distance = 0;

  const update = () => {
    const sections = links.flatMap((link) => sectionOf(idOf(link)) ?? []);
    const start = sections.find(({ id }) => id === goal)?.start ?? Number.NaN;
    const isNearer = Math.abs(start - scrollY) <= distance;
    distance = Math.abs(start - scrollY);
    if (!isNearer) goal = undefined;
    const end = document.documentElement.scrollHeight - innerHeight;
    const chosen = idOf(links.find(({ hash }) => hash === location.hash));
    onChange(goal ?? sectionInView(sections, { scroll: scrollY, end, chosen }));
  };
  const follow = () => {
    update();
    clearTimeout(restTimer);
    restTimer = setTimeout(arrive, REST_MS);
  };
  const arrive = () => {
    goal = undefined;
    update();
  };
  const choose = ({ target }: Event) => {
    goal = idOf((target as Element).closest('a'));
    distance = Number.POSITIVE_INFINITY;
    follow();
  };

  update();
  const { signal } = listeners;
  bar.addEventListener('click', choose, { signal });
  for (const event of ['scroll', 'resize', 'hashchange']) {
    addEventListener(event, follow, { signal, passive: true });
  }
  addEventListener('scrollend', arrive, { signal });
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

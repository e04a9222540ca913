import { type Section, sectionInView } from './section-in-view.ts';

/**
 * A page that stood still for so long, in milliseconds, is at rest. Most browsers tell, and there a
 * slow phone may stop for a moment on its way.
 */
const AT_REST = 'onscrollend' in globalThis ? 1500 : 150;

/**
 * Tells which section the page is at, now and whenever it moves. While it rides to a section that
 * was chosen in the bar, that is the one, as long as the page comes nearer to it.
 */
export function followSections(bar: HTMLElement, tell: (id: string | undefined) => void) {
  const links = [...bar.querySelectorAll('a')];
  const listeners = new AbortController();
  let pause: ReturnType<typeof setTimeout>;
  let goal: string | undefined;
  let left = 0;

  const look = () => {
    const sections = links.flatMap((link) => sectionOf(idOf(link)) ?? []);
    const start = sections.find(({ id }) => id === goal)?.start ?? Number.NaN;
    const isNearer = Math.abs(start - scrollY) <= left;
    left = Math.abs(start - scrollY);
    if (!isNearer) goal = undefined;
    const end = document.documentElement.scrollHeight - innerHeight;
    const chosen = idOf(links.find(({ hash }) => hash === location.hash));
    tell(goal ?? sectionInView(sections, { scroll: scrollY, end, chosen }));
  };
  const follow = () => {
    look();
    clearTimeout(pause);
    pause = setTimeout(arrive, AT_REST);
  };
  const arrive = () => {
    goal = undefined;
    look();
  };
  const choose = ({ target }: Event) => {
    goal = idOf((target as Element).closest('a'));
    left = Number.POSITIVE_INFINITY;
    follow();
  };

  look();
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
  return { id, start: section.top + covered, headingGone: heading.bottom + covered };
}

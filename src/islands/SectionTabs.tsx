import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './SectionTabs.module.css';
import { sectionInView } from './section-in-view.ts';

interface SectionTabsProps {
  sections: { id: string; title: string }[];
}

/** Links to the sections of the page. A chosen one stays selected until the visitor scrolls on. */
export function SectionTabs({ sections }: SectionTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const held = useRef(false);
  const [selected, setSelected] = useState(sections[0]?.id);
  const [stuck, setStuck] = useState(false);

  const hold = (id: string) => {
    held.current = true;
    setSelected(id);
  };

  const holdFromAddress = useEffectEvent(hold);

  useEffect(() => {
    const letGo = () => {
      held.current = false;
    };
    const follow = () => {
      if (!bar.current) return;
      const { top, height } = bar.current.getBoundingClientRect();
      const stickyTop = Number.parseFloat(getComputedStyle(bar.current).top);
      setStuck(top <= stickyTop);
      if (!held.current) setSelected(sectionBeingRead(sections, stickyTop + height));
    };
    const followAddress = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      if (sections.some((section) => section.id === id)) holdFromAddress(id);
      else letGo();
      follow();
    };

    followAddress();
    const listeners: [string, () => void][] = [
      ['scroll', follow],
      ['resize', follow],
      ['hashchange', followAddress],
      ...['scrollend', 'wheel', 'touchmove', 'keydown'].map((event): [string, () => void] => [
        event,
        letGo,
      ]),
    ];
    for (const [event, listener] of listeners) addEventListener(event, listener, { passive: true });
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener);
    };
  }, [sections]);

  useEffect(() => {
    const list = bar.current?.querySelector('ul');
    const tab = bar.current?.querySelector<HTMLElement>(`a[href="#${selected}"]`);
    if (list && tab && list.scrollWidth > list.clientWidth) {
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
    }
  }, [selected]);

  return (
    <nav
      ref={bar}
      className={styles.tabs}
      aria-label="Products"
      data-tab-bar
      data-lifted={stuck || undefined}
    >
      <ul className={`wrap ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => hold(id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionBeingRead(sections: SectionTabsProps['sections'], covered: number) {
  const root = document.documentElement;
  const extents = sections.map(({ id }) => ({
    id,
    top: (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY,
  }));
  return sectionInView(extents, {
    scroll: scrollY,
    maxScroll: root.scrollHeight - innerHeight,
    height: innerHeight,
    covered: covered || 0,
  });
}

import { useEffect, useRef, useState } from 'react';
import { observeSections } from './observe-sections.ts';
import styles from './SectionTabs.module.css';

interface SectionTabsProps {
  sections: { id: string; title: string }[];
}

/** In letters. A tab's padding counts as two. */
const MAX_FITTING_ON_PHONES = 33;

/** Whether the names may need more room than a small phone has. */
const areLong = (sections: SectionTabsProps['sections']) =>
  sections.reduce((sum, { title }) => sum + title.length + 2, 0) > MAX_FITTING_ON_PHONES;

/** Links to the sections of the page. The section in view is selected. */
export function SectionTabs({ sections }: SectionTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(sections[0]?.id);
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    return observeSections(element, (id) => {
      setSelected(id);
      const { top } = element.getBoundingClientRect();
      setStuck(top <= Number.parseFloat(getComputedStyle(element).top));
    });
  }, []);

  const broughtIntoView = useRef(selected);
  useEffect(() => {
    if (broughtIntoView.current === selected) return;
    broughtIntoView.current = selected;
    const list = bar.current?.querySelector('ul');
    const tab = bar.current?.querySelector<HTMLElement>(`a[href="#${selected}"]`);
    if (list && tab && list.scrollWidth > list.clientWidth) {
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
    }
  }, [selected]);

  return (
    <nav
      ref={bar}
      className={`on-screen ${styles.tabs}`}
      aria-label="Products"
      data-tab-bar
      data-smooth
      data-long={areLong(sections) || undefined}
      data-lifted={stuck || undefined}
    >
      <ul className={`wrap ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === selected ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

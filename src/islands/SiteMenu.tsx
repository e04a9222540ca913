import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './SiteMenu.module.css';
import { usePopover } from './use-popover.ts';

export interface SiteMenuPage {
  label: string;
  href: string;
  current: boolean;
}

/** The same list of links in both sizes: a row on wide screens, behind a button on narrow ones. */
export function SiteMenu({ pages }: { pages: SiteMenuPage[] }) {
  const { button, popover, open, close } = usePopover<HTMLUListElement>();

  const onWideScreen = useEffectEvent(close);
  useEffect(() => {
    const wide = matchMedia('(min-width: 48em)');
    const onChange = () => wide.matches && onWideScreen();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  return (
    <nav className={styles.nav} aria-label="Main">
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-expanded={open}
        aria-label="Menu"
      >
        <span className={styles.bars} />
      </button>
      <ul
        ref={popover}
        id="site-menu"
        popover="auto"
        className={styles.list}
        data-many={pages.length > 4 || undefined}
      >
        {pages.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined} onClick={close}>
              {label}
              <Icon name="onward" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

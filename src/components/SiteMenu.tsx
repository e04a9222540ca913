import { Icon } from './Icon.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './SiteMenu.module.css';

export interface SiteMenuPage {
  label: string;
  href: string;
  current: boolean;
}

/** The same list of links in both sizes: a row on wide screens, behind a button on narrow ones. */
export function SiteMenu({ pages }: { pages: SiteMenuPage[] }) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <MenuButton label="Menu">
        <span className={styles.bars} />
      </MenuButton>
      <ul className={styles.list} data-many={pages.length > 4 || undefined}>
        {pages.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {label}
              <Icon name="onward" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { MenuButton } from './MenuButton.tsx';
import styles from './ProfileMenu.module.css';

/** A menu whose items only close it. */
export function ProfileMenu({ items }: { items: string[] }) {
  return (
    <div className={styles.profile}>
      <MenuButton label="Profile menu">
        <span className={styles.egg}>
          <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
            <circle cx="15" cy="10.5" r="5.6" />
            <path d="M3 30c0-8 5-12 12-12s12 4 12 12Z" />
          </svg>
        </span>
      </MenuButton>
      <ul className={styles.list} aria-label="Profile">
        {items.map((item) => (
          <li key={item}>
            <button type="button">{item}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

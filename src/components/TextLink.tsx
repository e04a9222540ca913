import { Icon } from './Icon.tsx';
import styles from './TextLink.module.css';

/** A link on a line of its own. */
export function TextLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={`on-screen tap-row ${styles.link}`}>
      <span className="with-arrow">
        {label}
        <Icon name="onward" />
      </span>
    </a>
  );
}

import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

interface ButtonProps {
  href: string;
  label: string;
  /** Visually hidden text that says what the button is about. */
  about?: string;
  /** Plain on paper, gold on timber, paper on cards, ink on gold. */
  variant?: 'plain' | 'gold' | 'paper' | 'ink';
  /** Opens another site. */
  external?: boolean | undefined;
  wide?: boolean;
}

/** A link cut like a plank with scooped corners. */
export function Button({ href, label, about, variant = 'plain', external, wide }: ButtonProps) {
  const medium = external ? '' : 'on-screen';
  const className = ['shape', medium, styles.button, styles[variant], wide && styles.wide]
    .filter(Boolean)
    .join(' ');
  return (
    <Link href={href} external={external} className={className}>
      <span className="with-arrow">
        {label}
        <Icon name={external ? 'outward' : 'onward'} />
      </span>
      {about && <span className="visually-hidden"> {about}</span>}
    </Link>
  );
}

import styles from './Button.module.css';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';

interface ButtonProps {
  href: string;
  label: string;
  /** Visually hidden text that says what the button is about. */
  about?: string;
  /** Plain on paper, gold on timber, paper on cards, ink on gold. */
  variant?: 'plain' | 'gold' | 'paper' | 'ink';
  /** Opens another site. */
  external?: boolean;
  wide?: boolean;
}

/** A link cut like a plank with scooped corners. */
export function Button({ href, label, about, variant = 'plain', external, wide }: ButtonProps) {
  const className = ['shape', styles.button, styles[variant], wide && styles.wide]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      <span className="with-arrow">
        {label}
        <Icon name={external ? 'outward' : 'onward'} />
      </span>
      {about && <span className="visually-hidden"> {about}</span>}
    </>
  );
  return external ? (
    <ExternalLink href={href} className={className}>
      {content}
    </ExternalLink>
  ) : (
    <a href={href} className={className}>
      {content}
    </a>
  );
}

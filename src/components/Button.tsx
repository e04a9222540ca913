import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { OutLink } from './OutLink.tsx';

interface ButtonProps {
  href: string;
  label: string;
  /** Visually hidden text that says what the button is about. */
  about?: string;
  /** The stock it is cut from: plain on paper, gold on timber, paper on packets, ink on gold. */
  stock?: 'plain' | 'gold' | 'paper' | 'ink';
  /** Opens another site. */
  out?: boolean;
  wide?: boolean;
}

/** A link cut like a plank with scooped corners. */
export function Button({ href, label, about, stock = 'plain', out, wide }: ButtonProps) {
  const className = [styles.button, styles[stock], wide && styles.wide].filter(Boolean).join(' ');
  const words = (
    <>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
      <Icon name={out ? 'outward' : 'onward'} />
    </>
  );
  return out ? (
    <OutLink href={href} className={className}>
      {words}
    </OutLink>
  ) : (
    <a href={href} className={className}>
      {words}
    </a>
  );
}

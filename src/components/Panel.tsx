import type { HTMLAttributes } from 'react';
import styles from './Panel.module.css';

interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
  stock: 'board' | 'label' | 'sheet';
}

/** A surface with scooped corners and one inner keyline, on one of the print stocks. */
export const Panel = ({ as: Tag = 'div', stock, className, ...rest }: PanelProps) => (
  <Tag className={`shape ${styles.panel} ${styles[stock]} ${className ?? ''}`} {...rest} />
);

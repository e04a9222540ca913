import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  as?: 'div' | 'section';
  stock: 'board' | 'label' | 'sheet';
  className?: string | undefined;
  labelledBy?: string;
  children: ReactNode;
}

/** A surface with scooped corners and one inner keyline, on one of the print stocks. */
export function Panel({ as: Tag = 'div', stock, className, labelledBy, children }: PanelProps) {
  return (
    <Tag
      className={`shape ${styles.panel} ${styles[stock]} ${className ?? ''}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

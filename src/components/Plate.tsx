import type { ReactNode } from 'react';
import styles from './Plate.module.css';

interface PlateProps {
  as?: 'div' | 'section';
  stock: 'board' | 'label' | 'sheet';
  className?: string | undefined;
  labelledBy?: string;
  children: ReactNode;
}

/** A piece of label or board stock: scooped corners and one inner keyline. */
export function Plate({ as: Tag = 'div', stock, className, labelledBy, children }: PlateProps) {
  return (
    <Tag
      className={`${styles.plate} ${styles[stock]} ${className ?? ''}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

import type { ComponentProps } from 'react';

/** A row in a list of links: see `.links`. */
export const LinkRow = ({ hint, children, ...link }: ComponentProps<'a'> & { hint?: string }) => (
  <li>
    <a {...link}>
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
    </a>
  </li>
);

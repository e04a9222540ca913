import type { ComponentProps } from 'react';

/** A row in a list of links: see `.links`. */
export const LinkRow = (link: ComponentProps<'a'>) => (
  <li>
    <a {...link} />
  </li>
);

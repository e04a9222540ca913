import type { ReactNode } from 'react';

interface LinkProps {
  href: string;
  /** Leaves the site: it opens a new tab, and says so to people who can't see the arrow. */
  external?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Link({ href, external, className, children }: LinkProps) {
  const newTab = external && { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} className={className} {...newTab}>
      {children}
      {external && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

import type { ReactNode } from 'react';
import './link.css';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  variant?: 'text' | 'plain';
}

/** A link that opens in a new tab, so that typed texts on this page stay. */
export function ExternalLink({ href, children, variant = 'text' }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link" data-variant={variant}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import './link.css';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  variant?: 'text' | 'plain';
}

/** A link that opens in a tab of its own, so that what was typed here stays. */
export function ExternalLink({ href, children, variant = 'text' }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link" data-variant={variant}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { type LinkLook, linkClass } from './link.tsx';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  variant?: LinkLook;
}

/** A link out of the app; a page opens in a new tab, so that typed texts on this page stay. */
export function ExternalLink({ href, children, variant = 'text' }: ExternalLinkProps) {
  const isPage = !href.startsWith('sms:');
  return (
    <a
      href={href}
      {...(isPage && { target: '_blank', rel: 'noopener' })}
      className={linkClass(variant)}
      data-variant={variant}
      data-size="regular"
    >
      {children}
    </a>
  );
}

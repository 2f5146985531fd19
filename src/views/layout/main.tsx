import type { ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';

export interface MainProps {
  /** The page in a few words, for the tab and for those who hear it. */
  title: string;
  className: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A page's own part, between header and footer. */
export function Main({ title, className, isBusy, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className} aria-busy={isBusy} ref={arrive}>
      <title>{`${title} · ${brand}`}</title>
      {children}
    </main>
  );
}

/**
 * A new page takes the focus that was lost with the old one, so that reading goes on here. Focus
 * that is elsewhere, in the header or in a dialog, stays.
 */
function arrive(main: HTMLElement | null): void {
  const isFirstPage = !('arrived' in document.documentElement.dataset);
  document.documentElement.dataset.arrived = '';
  if (!isFirstPage && document.activeElement === document.body)
    main?.focus({ preventScroll: true });
}

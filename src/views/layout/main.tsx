import type { ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';

export interface MainProps {
  /** The page's name, for the browser's tab and screen readers. */
  title: string;
  /** What the page is about, for search results and shared links. */
  description?: string;
  className: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A page's content between header and footer. */
export function Main({ title, description, className, isBusy, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className} aria-busy={isBusy} ref={arrive}>
      <title>{`${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {children}
    </main>
  );
}

/**
 * Focuses a new page if the old one took the focus with it, so that a screen reader continues here.
 * A focus in the header or in a dialog stays.
 */
function arrive(main: HTMLElement | null): () => void {
  const leave = keepFocus(main);
  document.documentElement.dataset.arrived = '';
  return leave;
}

/** A ref for what stands in a page's place until that has come: it hands the focus on if it has it. */
export function keepFocus(main: HTMLElement | null): () => void {
  const { dataset } = document.documentElement;
  if ('arrived' in dataset && document.activeElement === document.body)
    main?.focus({ preventScroll: true });
  return () => {
    if (main === document.activeElement) dataset.arrived = '';
  };
}

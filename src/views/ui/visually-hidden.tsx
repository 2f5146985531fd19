import type { ReactNode } from 'react';
import './visually-hidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'h1';
}

/** Heard, not seen. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className="visually-hidden">{children}</Element>;
}

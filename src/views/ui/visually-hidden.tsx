import type { ReactNode } from 'react';
import './visually-hidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'h1';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className="visually-hidden">{children}</Element>;
}

import type { ReactNode } from 'react';
import './visually-hidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'h1';
  id?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className="visually-hidden">
      {children}
    </Element>
  );
}

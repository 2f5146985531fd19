import type { ReactNode } from 'react';
import './visually-hidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Heard, not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="visually-hidden">{children}</span>;
}

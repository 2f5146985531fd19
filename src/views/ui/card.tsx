import type { ReactNode } from 'react';
import './card.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  /** `raised` for what floats over the page, `sunken` for a quiet aside. */
  tone?: 'plain' | 'raised' | 'sunken';
  'aria-labelledby'?: string;
}

/** A sheet of paper on the page. */
export function Card({ children, as: Element = 'div', tone = 'plain', ...props }: CardProps) {
  return (
    <Element {...props} className="card" data-tone={tone}>
      {children}
    </Element>
  );
}

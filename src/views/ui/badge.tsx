import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accepted' | 'rejected' | 'waiting' | 'brand';
}

/** A state in a word. The dot's shape tells the tones apart without colour. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

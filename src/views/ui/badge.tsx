import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accepted' | 'rejected' | 'responded' | 'waiting';
}

/** A status in one word. The dot's shape distinguishes the tones without colour. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

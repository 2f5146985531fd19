import type { ReactNode } from 'react';
import './notice-state.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawing or an icon. */
  picture?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className="notice-state">
      {picture && (
        <div className="notice-state-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <p className="notice-state-title">{title}</p>
      {text && <p className="notice-state-text">{text}</p>}
      {action && <div className="notice-state-action">{action}</div>}
    </div>
  );
}

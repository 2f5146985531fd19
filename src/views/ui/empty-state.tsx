import type { ReactNode } from 'react';
import './notice-state.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawing or an icon. */
  picture: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Whether it fills its page: its title is the page's heading then. */
  isPage?: boolean;
}

/** An empty list's message with the next step. */
export function EmptyState({ title, text, picture, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="notice-state">
      <div className="notice-state-picture" aria-hidden="true">
        {picture}
      </div>
      <Title className="notice-state-title">{title}</Title>
      {text && <p className="notice-state-text">{text}</p>}
      {action && <div className="notice-state-action">{action}</div>}
    </div>
  );
}

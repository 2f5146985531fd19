import { texts } from '../../domain/texts.ts';
import { Badge } from '../ui/badge.tsx';

export interface EventBadgeProps {
  isCompleted: boolean;
  isCancelled: boolean;
}

/** How an event stands; a cancelled one stays cancelled once its time is over. */
export function EventBadge({ isCompleted, isCancelled }: EventBadgeProps) {
  if (isCancelled) return <Badge tone="rejected">{texts.cancelled}</Badge>;
  if (isCompleted) return <Badge>{texts.completed}</Badge>;
  return <Badge tone="accepted">{texts.active}</Badge>;
}

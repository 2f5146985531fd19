import { createContext, useContext } from 'react';
import { type CalendarItem, pathOf } from '../../domain/calendar.ts';
import { Link } from '../ui/link.tsx';
import './item-title.css';

/** Closes the overlay that the items stand in, if they do: a link leads out of it. */
export const LeaveOverlay = createContext<(() => void) | undefined>(undefined);

/** The title of an item, as a link to its booking or its event if it has one (§22.45). */
export function ItemTitle({ item }: { item: CalendarItem }) {
  const leave = useContext(LeaveOverlay);
  const path = pathOf(item);
  if (path === null) return item.title;
  return (
    <span className="item-title">
      <Link href={path} variant="title" {...(leave && { onClick: leave })}>
        {item.title}
      </Link>
    </span>
  );
}

import { Skeleton } from '../ui/skeleton.tsx';
import { loading } from '../ui/ui.texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import './calendar-view.css';
import './calendar-skeleton.css';

const weeks = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The placeholder of the calendar while its code is fetched. */
export function CalendarSkeleton() {
  return (
    <div className="calendar">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className="calendar-view">
        <div className="calendar-skeleton">
          <Skeleton width="9rem" height="1.5rem" />
          {weeks.map((week) => (
            <Skeleton key={week} shape="block" height="2.5rem" />
          ))}
        </div>
        <DaySkeleton />
      </div>
    </div>
  );
}

import { Skeleton } from '../ui/skeleton.tsx';

/** The placeholder of loading lines. */
export function DaySkeleton() {
  return (
    <div className="day-skeleton" aria-hidden="true">
      {['a', 'b', 'c'].map((place) => (
        <div key={place}>
          <Skeleton width="9rem" />
          <Skeleton width="75%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '../ui/skeleton.tsx';

/** Lines on their way; one where there are some already. */
export function DaySkeleton({ isMore = false }: { isMore?: boolean }) {
  return (
    <div className="day-skeleton" aria-hidden="true">
      {(isMore ? ['a'] : ['a', 'b', 'c']).map((place) => (
        <div key={place}>
          <Skeleton width="9rem" />
          <Skeleton width="75%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '../ui/skeleton.tsx';

/** The placeholder of loading lines; one line if some are shown already. */
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

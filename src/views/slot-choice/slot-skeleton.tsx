import { Skeleton } from '../ui/skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** The placeholder of loading slots. */
export function SlotSkeleton() {
  return (
    <div className="slot-skeleton" aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} shape="block" height="var(--target)" />
      ))}
    </div>
  );
}

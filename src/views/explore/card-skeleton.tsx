import { Skeleton } from '../ui/skeleton.tsx';
import './card-skeleton.css';

/** The place of a service's card while it loads. */
export function CardSkeleton() {
  return (
    <div className="card-skeleton">
      <Skeleton shape="block" width="5.5rem" height="5.5rem" />
      <div>
        <Skeleton width="55%" />
        <Skeleton width="90%" />
        <Skeleton width="25%" />
      </div>
    </div>
  );
}

import { Skeleton } from '../ui/skeleton.tsx';
import './card-skeleton.css';

/** The place of a service's card while it loads. */
export function CardSkeleton() {
  return (
    <div className="card-skeleton">
      <Skeleton shape="block" />
      <div>
        <Skeleton width="55%" />
        <Skeleton width="95%" />
        <Skeleton width="80%" />
        <Skeleton width="25%" />
      </div>
    </div>
  );
}

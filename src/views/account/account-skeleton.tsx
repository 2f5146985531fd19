import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { loading } from './account.texts.ts';

/** The placeholder of a loading account. */
export function AccountSkeleton() {
  return (
    <div className="account-identity">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
      <div className="account-words">
        <Skeleton shape="block" width="55%" height="1.75rem" />
        <Skeleton width="40%" />
        <Skeleton width="65%" />
      </div>
    </div>
  );
}

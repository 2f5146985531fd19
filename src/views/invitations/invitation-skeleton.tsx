import { Skeleton } from '../ui/skeleton.tsx';
import './invitation-card.css';

/** The placeholder of loading invitations, below the sentence that says so. */
export function InvitationsLoading() {
  return (
    <div className="invite-list" aria-hidden="true">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div>
      <div className="invite">
        <div className="invite-words">
          <div className="invite-head">
            <Skeleton shape="block" width="3.75rem" height="4rem" />
            <Skeleton shape="block" width="70%" height="1.75rem" />
          </div>
          <Skeleton width="80%" />
          <Skeleton width="55%" />
        </div>
        <div className="rsvp">
          <Skeleton width="65%" />
          <Skeleton shape="block" width="100%" height="4rem" />
          <Skeleton shape="block" width="100%" height="3.25rem" />
        </div>
      </div>
    </div>
  );
}

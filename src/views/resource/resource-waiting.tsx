import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import type { ReactNode } from 'react';
import { texts } from '../../domain/texts.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { Main } from '../layout/main.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import * as said from './resource.texts.ts';
import '../booking/bookable.css';
import './resource-details.css';

/** The placeholder of a loading resource. */
export function ResourceLoading() {
  return (
    <Main title={said.heading} className="bookable" isBusy>
      <div className="bookable-head">
        <VisuallyHidden as="h1">{said.loading}</VisuallyHidden>
        <Skeleton shape="block" width="9rem" height="var(--target)" />
        <Skeleton shape="block" width="100%" height="var(--picture)" />
      </div>
      <div className="bookable-words">
        <Skeleton shape="block" width="60%" height="2.5rem" />
        <div>
          <Skeleton width="95%" />
          <Skeleton width="80%" />
        </div>
      </div>
      <div className="bookable-card">
        <div>
          <Skeleton width="40%" />
          <Skeleton width="30%" />
        </div>
      </div>
    </Main>
  );
}

/** The message for a resource that could not be loaded. */
export function ResourceFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <NoResource>
      <FailedLoad isPage title={texts.resourceFailed} onRetry={onRetry} />
      <Link href="/my-organisation">{said.back}</Link>
    </NoResource>
  );
}

/** For an address that names no resource: another try would find none either. */
export function ResourceMissing() {
  return (
    <NoResource>
      <EmptyState
        isPage
        title={texts.resourceFailed}
        text={said.missingHint}
        picture={<Icon of={CalendarX2} />}
        action={
          <Link href="/my-organisation" variant="primary">
            {said.back}
          </Link>
        }
      />
    </NoResource>
  );
}

function NoResource({ children }: { children: ReactNode }) {
  return (
    <Main title={said.heading} className="bookable">
      <div className="resource-failed">{children}</div>
    </Main>
  );
}

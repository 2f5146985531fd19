import { useSelector } from '@xstate/react';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import type { ActorRefFrom } from 'xstate';
import { texts } from '../../domain/texts.ts';
import { organisationsDraft, organisationsMachine } from '../../machines/organisations.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { LoadDue } from '../failed-load/use-load-due.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OwnPage } from '../layout/own-page.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { todayHere } from '../words/day-text.ts';
import { organisation } from '../words/words.texts.ts';
import * as said from './organisations.texts.ts';
import { ResourceTree } from './resource-tree.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';

/** The resources that the person's organisations share. */
export function OrganisationScreen() {
  const userID = usePageOwner();
  const flow = useFlow(organisationsMachine, {
    input: () => ({ userID, today: todayHere() }),
    draft: { keeper: organisationsDraft, owner: { userID } },
  });
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const isBehind = useSelector(
    flow,
    (snapshot) => snapshot.context.isBehind && !snapshot.matches('failed'),
  );
  const retry = () => flow.send({ type: 'organisations.retried' });
  return (
    <OwnPage title={organisation} lead={said.lead} isBusy={isLoading}>
      {isBehind && <LoadDue onDue={retry} />}
      <Content flow={flow} onRetry={retry} />
    </OwnPage>
  );
}

interface ContentProps {
  flow: ActorRefFrom<typeof organisationsMachine>;
  onRetry: () => void;
}

function Content({ flow, onRetry }: ContentProps) {
  const state = useSelector(flow, ({ value }) => (typeof value === 'string' ? value : 'listing'));
  switch (state) {
    case 'loading':
    case 'empty':
      // One live region for both, since one that is added later is silent.
      return (
        <div aria-live="polite">{state === 'loading' ? <TreeSkeleton /> : <NoOrganisations />}</div>
      );
    case 'listing':
      return <ResourceTree flow={flow} />;
    case 'failed':
      return <FailedLoad title={said.lost} onRetry={onRetry} />;
  }
}

function NoOrganisations() {
  return (
    <EmptyState
      title={texts.noOrganisations}
      text={texts.noOrganisationsHint}
      picture={<Icon of={Building2} />}
      action={
        <Link href="/my-appointments" variant="secondary">
          {said.seeInvitations}
        </Link>
      }
    />
  );
}

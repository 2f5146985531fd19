import { useSelector } from '@xstate/react';
import { organisationsMachine } from '../../machines/organisations.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OrganisationPage } from './organisation-page.tsx';

/** What the person's organisations share, on its flow. */
export function OrganisationScreen() {
  const userID = usePageOwner();
  const flow = useFlow(organisationsMachine, { input: { userID } });
  const organisations = useSelector(flow, ({ context }) => context.organisations);
  const state = useSelector(flow, ({ value }) => value);
  return (
    <OrganisationPage
      state={state}
      organisations={organisations}
      onChoose={(resourceId) => flow.send({ type: 'resource.chosen', resourceId })}
      onRetry={() => flow.send({ type: 'organisations.retried' })}
    />
  );
}

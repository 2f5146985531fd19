import { invitationsMachine } from '../../machines/invitations.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useZone } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { itemsLeft } from '../ui/list-left.ts';
import { EventInvitations } from './event-invitations.tsx';
import { OrganisationInvitations } from './organisation-invitations.tsx';
import './invitations.css';

/** The invitations of a person, to events and to organisations, on their flow. */
export function Invitations() {
  const userID = usePageOwner();
  useZone();
  const flow = useFlow(invitationsMachine, {
    input: () => ({
      userID,
      least: {
        events: itemsLeft('event-invitations'),
        invites: itemsLeft('organisation-invitations'),
      },
    }),
  });
  return (
    <>
      <EventInvitations flow={flow} />
      <OrganisationInvitations flow={flow} />
    </>
  );
}

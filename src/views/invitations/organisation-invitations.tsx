import { useSelector } from '@xstate/react';
import Building2 from 'lucide-react/icons/building-2';
import { pendingInvites } from '../../domain/invitation.ts';
import { texts } from '../../domain/texts.ts';
import type { InvitationsFlow } from './flows.ts';
import { InvitationCard } from './invitation-card.tsx';

/**
 * The invitations of organisations. Without any the section is absent, since a failed load is
 * silent (§8.6) and a message that the list is empty could be wrong.
 */
export function OrganisationInvitations({ flow }: { flow: InvitationsFlow }) {
  const invites = pendingInvites(useSelector(flow, ({ context }) => context.invites));
  if (invites.length === 0) return null;
  return (
    <section className="invites" aria-labelledby="organisation-invitations">
      <h2 id="organisation-invitations">{texts.organisationInvitations}</h2>
      <ul className="invite-list" aria-labelledby="organisation-invitations">
        {invites.map((invite) => (
          <li key={invite.org_id}>
            <InvitationCard
              kind="organisation"
              id={invite.org_id}
              title={invite.org_name}
              picture={<Building2 />}
              invitation={invite}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

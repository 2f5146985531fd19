import { useSelector } from '@xstate/react';
import Building2 from 'lucide-react/icons/building-2';
import { pendingInvites } from '../../domain/invitation.ts';
import { texts } from '../../domain/texts.ts';
import type { InvitationsFlow } from './flows.ts';
import { InvitationCard } from './invitation-card.tsx';

/**
 * The organisations that ask the person to join. Nothing at all where none does: that some did not
 * arrive is silent, so that there are none cannot be said.
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

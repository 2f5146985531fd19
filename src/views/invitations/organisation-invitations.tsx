import { useSelector } from '@xstate/react';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import { useState } from 'react';
import { firstAdded } from '../../domain/paged-list.ts';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { firstNew, ShowMore } from '../ui/show-more.tsx';
import type { InvitationsFlow } from './flows.ts';
import { InvitationCard } from './invitation-card.tsx';

/**
 * The invitations of organisations. Without any the section is absent, since a failed load is
 * silent (§8.6) and a message that the list is empty could be wrong.
 */
export function OrganisationInvitations({ flow }: { flow: InvitationsFlow }) {
  const isHeld = useIsHeld(flow);
  const invites = useSelector(flow, ({ context }) => context.invites);
  const isLoadingMore = useSelector(flow, (snapshot) =>
    snapshot.matches({ organisations: 'loadingMore' }),
  );
  const isMoreFailed = useSelector(flow, (snapshot) =>
    snapshot.matches({ organisations: 'moreFailed' }),
  );
  if (invites.items.length === 0) return null;
  const added = firstAdded(invites);
  return (
    <section
      className="invites"
      aria-labelledby="organisation-invitations"
      data-held={isHeld || undefined}
    >
      <h2 id="organisation-invitations">{texts.organisationInvitations}</h2>
      <ul className="invite-list" aria-labelledby="organisation-invitations">
        {invites.items.map((invite) => (
          <li key={invite.org_id} {...(invite === added && firstNew)}>
            <InvitationCard
              owner={flow}
              kind="organisation"
              id={invite.org_id}
              title={invite.org_name}
              picture={<Icon of={Building2} />}
              invitation={invite}
            />
          </li>
        ))}
      </ul>
      <ShowMore
        list={invites}
        isPending={isLoadingMore}
        isFailed={isMoreFailed}
        onPress={() => flow.send({ type: 'moreInvites.requested' })}
        aria-describedby="organisation-invitations"
      />
    </section>
  );
}

/** Whether the list above is still loading, whose length decides where this one begins. */
function useIsHeld(flow: InvitationsFlow): boolean {
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ events: 'loading' }));
  const [isHeld, setHeld] = useState(true);
  if (isHeld && !isLoading) setHeld(false);
  return isHeld;
}

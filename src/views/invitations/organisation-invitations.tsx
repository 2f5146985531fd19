import { useSelector } from '@xstate/react';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import { useState } from 'react';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { firstNew, ShowMore } from '../ui/show-more.tsx';
import { usePortions } from '../ui/use-portions.ts';
import { InvitationCard } from './invitation-card.tsx';
import type { InvitationsFlow } from './invitations-flow.ts';

/**
 * The invitations of organisations. Without any the section is absent, since a failed load is
 * silent (§8.6) and a message that the list is empty could be wrong.
 */
export function OrganisationInvitations({ flow }: { flow: InvitationsFlow }) {
  const isHeld = useIsHeld(flow);
  const invites = useSelector(flow, ({ context }) => context.invites);
  const least = useSelector(flow, ({ context }) => context.least.invites);
  const isLoadingMore = useSelector(flow, (snapshot) =>
    snapshot.matches({ organisations: 'loadingMore' }),
  );
  const isMoreFailed = useSelector(flow, (snapshot) =>
    snapshot.matches({ organisations: 'moreFailed' }),
  );
  const { shown, added, onMore } = usePortions(invites, {
    least,
    onMore: () => flow.send({ type: 'moreInvites.requested' }),
  });
  if (shown.items.length === 0) return null;
  return (
    <section
      className="invites"
      aria-labelledby="organisation-invitations"
      data-held={isHeld || undefined}
    >
      <h2 id="organisation-invitations">{texts.organisationInvitations}</h2>
      <ul className="invite-list" aria-labelledby="organisation-invitations">
        <InSlices>
          {shown.items.map((invite) => (
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
        </InSlices>
      </ul>
      <ShowMore
        list={shown}
        isPending={isLoadingMore}
        isFailed={isMoreFailed}
        onPress={onMore}
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

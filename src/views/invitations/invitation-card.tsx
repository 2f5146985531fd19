import { type ReactNode, useId } from 'react';
import type { InvitationKind, InvitedEvent, MemberInvite } from '../../domain/invitation.ts';
import { Rsvp } from '../rsvp/rsvp.tsx';
import { focusOn } from '../ui/focus-on.ts';
import './invitation-card.css';

export interface InvitationCardProps {
  kind: InvitationKind;
  /** The event's or the organisation's identifier. */
  id: string;
  title: string;
  picture: ReactNode;
  invitation: InvitedEvent | MemberInvite;
  /** Facts above the form. */
  children?: ReactNode;
}

/** An invitation with its RSVP form or answer. */
export function InvitationCard({
  kind,
  id,
  title,
  picture,
  invitation,
  children,
}: InvitationCardProps) {
  const titleId = useId();
  const { response_status, rsvpResponses } = invitation;
  return (
    <article ref={leaveToPage} className="invite" aria-labelledby={titleId}>
      <div className="invite-words">
        <header className="invite-head">
          <span className="invite-picture" aria-hidden="true">
            {picture}
          </span>
          <h3 id={titleId} tabIndex={-1} dir="auto" data-long={isLong(title) || undefined}>
            {title}
          </h3>
        </header>
        {children}
      </div>
      <Rsvp
        // An answer given elsewhere restarts the flow; a refresh without a change keeps it.
        key={`${response_status} ${JSON.stringify(rsvpResponses)}`}
        kind={kind}
        id={id}
        titleId={titleId}
        invitation={invitation}
      />
    </article>
  );
}

const leaveToPage = focusOn(() => document.getElementById('main'));

/** Whether a title would push everything else off a phone's screen. */
function isLong(title: string): boolean {
  return title.length > 80;
}

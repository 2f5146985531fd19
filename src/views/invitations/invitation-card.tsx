import { type ReactNode, useId } from 'react';
import type { InvitationKind, InvitedEvent, MemberInvite } from '../../domain/invitation.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import type { RsvpNotice } from '../../machines/kit/rsvp-setup.ts';
import { isLong } from '../layout/subject.tsx';
import { Rsvp } from '../rsvp/rsvp.tsx';
import { focusOnPage } from '../ui/focus-on.ts';
import { Link } from '../ui/link.tsx';
import './invitation-card.css';

export interface InvitationCardProps {
  /** The list that shows the invitation. */
  owner: Recipient<RsvpNotice>;
  kind: InvitationKind;
  /** The event's or the organisation's identifier. */
  id: string;
  title: string;
  /** The page that the title leads to. */
  href?: string;
  picture: ReactNode;
  invitation: InvitedEvent | MemberInvite;
  /** Shown in the place of the form. */
  instead?: ReactNode;
  /** Facts above the form. */
  children?: ReactNode;
}

/** An invitation with its RSVP form or answer. */
export function InvitationCard({
  owner,
  kind,
  id,
  title,
  href,
  picture,
  invitation,
  instead,
  children,
}: InvitationCardProps) {
  const titleId = useId();
  return (
    <article ref={focusOnPage} className="invite" aria-labelledby={titleId}>
      <div className="invite-words">
        <header className="invite-head">
          <span className="invite-picture" aria-hidden="true">
            {picture}
          </span>
          <h3 id={titleId} tabIndex={-1} dir="auto" data-long={isLong(title) || undefined}>
            {href ? (
              <Link href={href} variant="plain">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
        </header>
        {children}
      </div>
      {instead ?? (
        <Rsvp owner={owner} kind={kind} id={id} titleId={titleId} invitation={invitation} />
      )}
    </article>
  );
}

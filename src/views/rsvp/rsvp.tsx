import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import { useEffect } from 'react';
import type { InvitationKind, InvitedEvent, MemberInvite } from '../../domain/invitation.ts';
import { askedOf } from '../../domain/rsvp-form.ts';
import { texts } from '../../domain/texts.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import type { RsvpNotice } from '../../machines/kit/rsvp-setup.ts';
import { rsvpDraft, rsvpMachine } from '../../machines/rsvp.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { focusOnHeading } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { buttonAt, chosenRadio, useFocusAfter } from '../ui/use-focus-after.ts';
import { deadlineText } from '../words/when-text.ts';
import { answerUntil } from '../words/words.texts.ts';
import { ChangesNote } from './changes-note.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpOutcome } from './rsvp-outcome.tsx';
import './rsvp.css';

export interface RsvpProps {
  /** Shows the invitation. */
  owner: Recipient<RsvpNotice>;
  kind: InvitationKind;
  /** The event's or the organisation's identifier. */
  id: string;
  /** The element that names the invitation. */
  titleId: string;
  invitation: InvitedEvent | MemberInvite;
}

/** The answer to one invitation, on its flow: asked for, given, or too late. */
export function Rsvp({ owner, kind, id, titleId, invitation }: RsvpProps) {
  const userID = usePageOwner();
  const flow = useFlow(rsvpMachine, {
    goesOn: ({ context: { refusal, isToasted } }) => ({
      title: 'title' in invitation ? invitation.title : invitation.org_name,
      text: isToasted ? null : refusal,
    }),
    input: () => ({
      owner,
      kind,
      userID,
      id,
      ...askedOf(invitation, getLocalTimeZone()),
      now: Date.now(),
    }),
    draft: { keeper: rsvpDraft, owner: { userID } },
    key: `${kind}.${id}`,
  });
  useEffect(() => {
    flow.send({ type: 'invitation.renewed', asked: askedOf(invitation, getLocalTimeZone()) });
  }, [flow, invitation]);
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const deadline = useSelector(flow, ({ context }) => context.deadline);
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  const isAnswered = useSelector(flow, (snapshot) => snapshot.matches({ open: 'answered' }));
  return (
    <div ref={part} className="rsvp">
      {isOpen && deadline !== null && (
        <p className="invite-fact">
          <Icon of={CalendarClock} />
          {answerUntil(deadlineText(deadline))}
        </p>
      )}
      <ChangesNote flow={flow} />
      <div className="rsvp-answer">
        <RsvpOutcome flow={flow} />
        {isAnswered && (
          <div ref={focusOnHeading}>
            <Button
              size="small"
              aria-describedby={titleId}
              onPress={() => focusAfter(() => flow.send({ type: 'change.requested' }), chosenRadio)}
            >
              {texts.changeResponse}
            </Button>
          </div>
        )}
      </div>
      {isOpen && !isAnswered && (
        <RsvpForm
          flow={flow}
          titleId={titleId}
          onCancel={() =>
            focusAfter(
              () => flow.send({ type: 'change.cancelled' }),
              (answer) => buttonAt(answer, 0),
            )
          }
        />
      )}
    </div>
  );
}

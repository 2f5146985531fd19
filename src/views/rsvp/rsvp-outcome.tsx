import { useSelector } from '@xstate/react';
import { accepted, rejected, responded } from '../../domain/event.texts.ts';
import { pillOf } from '../../domain/invitation.ts';
import { isOfFormerTime } from '../../domain/rsvp-form.ts';
import { texts } from '../../domain/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { yourAnswer } from './rsvp.texts.ts';
import type { RsvpFlow } from './rsvp-flow.ts';

/** Beside the host's list of names, whose file a guest's page does without. */
const names = { accepted, rejected, responded };

/** An answered or expired invitation's status, a polite live region. */
export function RsvpOutcome({ flow }: { flow: RsvpFlow }) {
  const kind = useSelector(flow, ({ context }) => context.kind);
  const answered = useSelector(flow, ({ context }) => context.answered);
  const isSettled = useSelector(flow, (snapshot) => snapshot.hasTag('settled'));
  const isOfFormer = useSelector(flow, ({ context }) => isOfFormerTime(context));
  const isExpired = useSelector(flow, (snapshot) => snapshot.matches('expired'));
  const pill = answered && pillOf(answered);
  return (
    <div role="status" className="rsvp-outcome">
      {isSettled && pill && (
        <p>
          <VisuallyHidden>{yourAnswer}</VisuallyHidden>
          <Badge tone={pill}>{isOfFormer ? texts.beforeTheChange(names[pill]) : names[pill]}</Badge>
        </p>
      )}
      {isExpired && <p className="rsvp-expired">{texts.expired[kind]}</p>}
    </div>
  );
}

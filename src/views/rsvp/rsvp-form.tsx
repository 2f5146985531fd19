import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { attendanceOf } from '../../domain/rsvp.ts';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { focusOnHeading } from '../ui/focus-on.ts';
import { Form } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import { AttendanceField } from './attendance-field.tsx';
import { cancel } from './rsvp.texts.ts';
import type { RsvpFlow } from './rsvp-flow.ts';
import { RsvpQuestions } from './rsvp-questions.tsx';

export interface RsvpFormProps {
  flow: RsvpFlow;
  /** The id of the element that names the invitation. */
  titleId: string;
  onCancel: () => void;
}

/** The RSVP form: the attendance, and after Yes the other questions. */
export function RsvpForm({ flow, titleId, onCancel }: RsvpFormProps) {
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const attendance = useSelector(flow, ({ context }) => attendanceOf(context.answers));
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isToasted = useSelector(flow, ({ context }) => context.isToasted);
  const isAnswered = useSelector(flow, ({ context }) => context.answered !== null);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const refusalId = useId();
  const submit = () =>
    focusAfter(() => flow.send({ type: 'rsvp.submitted', now: Date.now() }), firstInvalid);
  return (
    <div ref={focusOnHeading}>
      <Form onSubmit={submit}>
        <div ref={part} className="rsvp-fields">
          <AttendanceField flow={flow} titleId={titleId} />
          {attendance && <RsvpQuestions flow={flow} />}
        </div>
        <Refusal {...(isToasted && { id: refusalId })}>{refusal}</Refusal>
        <div className="rsvp-actions">
          {isAnswered && (
            <Button size="large" isDisabled={isBusy} onPress={onCancel}>
              {cancel}
            </Button>
          )}
          <Button
            type="submit"
            // Only the card with an answer has a primary button, since a page has many cards.
            variant={attendance === null ? 'secondary' : 'primary'}
            size="large"
            isPending={isBusy}
            aria-describedby={isToasted && refusal ? `${titleId} ${refusalId}` : titleId}
          >
            {texts.submitRsvp}
          </Button>
        </div>
      </Form>
    </div>
  );
}

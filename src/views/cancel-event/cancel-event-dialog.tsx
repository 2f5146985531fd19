import { useSelector } from '@xstate/react';
import { eventLimits, eventNameOf, type HostedEvent } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import {
  type CancelEventNotice,
  cancelEventDraft,
  cancelEventMachine,
} from '../../machines/cancel-event.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { eventWhenText } from '../words/when-text.ts';
import './cancel-event-dialog.css';
import { lastWord, messageHint, messageLabel } from './cancel-event.texts.ts';

export interface CancelEventDialogProps {
  owner: Recipient<CancelEventNotice>;
  /** The event's identifier. */
  id: string;
  event: HostedEvent;
}

/** Asks whether an event is to be cancelled, and names it; open while it is mounted. */
export function CancelEventDialog({ owner, id, event }: CancelEventDialogProps) {
  const userID = usePageOwner();
  const flow = useFlow(cancelEventMachine, {
    goesOn: ({ context }) => ({ title: eventNameOf(event), text: context.failure }),
    input: () => ({ owner, userID, id }),
    draft: { keeper: cancelEventDraft, owner: { userID } },
    key: id,
  });
  const { message, failure } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const close = () => flow.send({ type: 'cancel.closed' });
  return (
    <Dialog
      title={texts.cancelEventQuestion}
      onClose={close}
      footer={
        <>
          <Button
            variant="danger"
            size="large"
            isWide
            isPending={isBusy}
            pendingLabel={texts.cancelEventBusy}
            onPress={() => flow.send({ type: 'cancel.confirmed' })}
          >
            {texts.cancelEvent}
          </Button>
          <Button size="large" isWide isDisabled={isBusy} onPress={close}>
            {texts.keepEvent}
          </Button>
        </>
      }
    >
      <div className="cancel-event">
        <div className="cancel-event-what">
          <p className="cancel-event-name" dir="auto">
            {eventNameOf(event)}
          </p>
          <p>{eventWhenText(event.eventDateTime)}</p>
        </div>
        <TextArea
          label={messageLabel}
          hint={messageHint}
          maxLength={eventLimits.cancelMessage}
          value={message}
          onChange={(text) => flow.send({ type: 'message.changed', text })}
          isReadOnly={isBusy}
        />
        <p className="cancel-event-last">{lastWord}</p>
        <Refusal>{failure}</Refusal>
      </div>
    </Dialog>
  );
}

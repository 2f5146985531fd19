import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { eventNameOf, type HostedEvent } from '../../domain/event.ts';
import { differences, draftOf } from '../../domain/new-event.ts';
import { texts } from '../../domain/texts.ts';
import {
  type EditEventNotice,
  editEventDraft,
  editEventMachine,
} from '../../machines/edit-event.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import { guestsAndQuestions } from '../create-event/event-form.tsx';
import { WhatFields } from '../create-event/what-fields.tsx';
import { WhenWhereFields } from '../create-event/when-where-fields.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import { NewestValues } from './newest-values.tsx';
import '../create-event/create-events.css';
import './edit-event-dialog.css';

export interface EditEventDialogProps {
  owner: Recipient<EditEventNotice>;
  /** The event's identifier. */
  id: string;
  event: HostedEvent;
  /** Begins at the field for guests, and not at the event's name. */
  isInviting: boolean;
}

/** The form in which a host changes an event; open while it is mounted. */
export function EditEventDialog({ isInviting, ...input }: EditEventDialogProps) {
  const userID = usePageOwner();
  const flow = useFlow(editEventMachine, {
    goesOn: ({ context }) => ({ title: eventNameOf(input.event), text: context.refusal }),
    input: () => ({ ...input, userID, zone: getLocalTimeZone() }),
    draft: { keeper: editEventDraft, owner: { userID } },
    key: input.id,
  });
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const submit = () =>
    focusAfter(
      () => flow.send({ type: 'event.submitted', now: Date.now(), zone: getLocalTimeZone() }),
      firstInvalid,
    );
  return (
    <Dialog
      title={texts.editEvent}
      size="regular"
      isTall
      onClose={() => flow.send({ type: 'edit.closed' })}
      footer={
        <>
          <Button
            variant="primary"
            size="large"
            isWide
            isPending={isBusy}
            pendingLabel={texts.saveChangesBusy}
            onPress={submit}
          >
            {texts.saveChanges}
          </Button>
          <Button
            size="large"
            isWide
            isDisabled={isBusy}
            onPress={() => flow.send({ type: 'edit.discarded' })}
          >
            {texts.discardChanges}
          </Button>
        </>
      }
    >
      <div ref={part} className="edit-event">
        <Said flow={flow} />
        <div className="host-form">
          <WhatFields flow={flow} />
          <WhenWhereFields flow={flow} />
          <guestsAndQuestions.Component
            flow={flow}
            isInviting={isInviting}
            onReword={(questionId, text) =>
              flow.send({ type: 'question.reworded', questionId, text })
            }
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Why the last try did not succeed, and what was saved elsewhere meanwhile. */
function Said({ flow }: { flow: ActorRefFrom<typeof editEventMachine> }) {
  const { event, zone, draft, refusal } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isStale = draft.version !== (event.version ?? undefined);
  const newest = isStale && draftOf(event, zone);
  return (
    <>
      {newest && <NewestValues newest={newest} parts={differences(draft, newest)} />}
      <Refusal>{isBusy ? null : refusal}</Refusal>
    </>
  );
}

import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { HostedEvent } from '../../domain/event.ts';
import { differences, draftOf } from '../../domain/new-event.ts';
import { texts } from '../../domain/texts.ts';
import {
  createEventDraft,
  createEventMachine,
  type EditEventNotice,
} from '../../machines/create-event.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import { guestsAndQuestions } from '../create-event/event-form.tsx';
import type { CreateEventFlow } from '../create-event/flows.ts';
import { WhatFields } from '../create-event/what-fields.tsx';
import { WhenWhereFields } from '../create-event/when-where-fields.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import { NewestValues } from './newest-values.tsx';
import '../create-event/create-events.css';
import './edit-event-dialog.css';

export interface EditEventDialogProps {
  owner: Recipient<EditEventNotice>;
  userID: string;
  /** The event's identifier. */
  id: string;
  event: HostedEvent;
}

/** The form in which a host changes an event; open while it is mounted. */
export function EditEventDialog({ owner, userID, id, event }: EditEventDialogProps) {
  const flow = useFlow(createEventMachine, {
    input: () => ({ userID, owner, edit: { id, event, zone: getLocalTimeZone() } }),
    draft: { keeper: createEventDraft, owner: { userID }, key: `edit.${id}` },
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
      isOpen
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
          <guestsAndQuestions.Component flow={flow} />
        </div>
      </div>
    </Dialog>
  );
}

/** Why the last try did not succeed, and what was saved elsewhere meanwhile. */
function Said({ flow }: { flow: CreateEventFlow }) {
  const { edit, draft, refusal } = useSelector(flow, ({ context }) => context);
  const isStale = edit !== null && draft.version !== (edit.event.version ?? undefined);
  const newest = isStale && draftOf(edit.event, edit.zone);
  return (
    <>
      {newest && <NewestValues newest={newest} parts={differences(draft, newest)} />}
      {refusal !== null && (
        <p className="form-refusal" role="alert" dir="auto">
          {refusal}
        </p>
      )}
    </>
  );
}

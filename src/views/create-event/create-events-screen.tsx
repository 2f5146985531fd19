import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import { texts } from '../../domain/texts.ts';
import { createEventDraft, createEventMachine } from '../../machines/create-event.ts';
import { hostedEventsMachine } from '../../machines/hosted-events.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { usePreload } from '../flow/use-preload.ts';
import { Main } from '../layout/main.tsx';
import { itemsLeft } from '../ui/list-left.ts';
import { hostEvent } from '../words/words.texts.ts';
import { EventForm } from './event-form.tsx';
import { HostLead } from './host-lead.tsx';

export const hostedEvents = onDemand(
  async () => (await import('../hosted-events/hosted-events-dialog.tsx')).HostedEventsDialog,
);

/** Where a person hosts an event, and finds those that they host already. */
export function CreateEventsScreen() {
  const userID = usePageOwner();
  const flow = useFlow(createEventMachine, {
    goesOn: ({ context: { draft, refusal } }) => ({ title: draft.form.name, text: refusal }),
    input: () => ({ userID }),
    draft: { keeper: createEventDraft, owner: { userID } },
  });
  const list = useFlow(hostedEventsMachine, {
    input: () => ({ userID, least: itemsLeft('hosted-events') }),
  });
  const isListOpen = useSelector(list, (snapshot) => snapshot.matches('open'));
  usePreload(hostedEvents);
  return (
    <Main title={hostEvent} className="host">
      <EventForm
        flow={flow}
        lead={
          <HostLead
            onShowEventsIntent={hostedEvents.preload}
            onShowEvents={() =>
              list.send({ type: 'events.opened', now: Date.now(), zone: getLocalTimeZone() })
            }
          />
        }
      />
      {isListOpen && (
        <DialogBoundary
          text={texts.dialogNotLoaded}
          onLost={() => list.send({ type: 'events.closed' })}
        >
          <hostedEvents.Component flow={list} />
        </DialogBoundary>
      )}
    </Main>
  );
}

import { createEventDraft, createEventMachine } from '../../machines/create-event.ts';
import { hostedEventsMachine } from '../../machines/hosted-events.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { HostedEventsDialog } from '../hosted-events/hosted-events-dialog.tsx';
import { Main } from '../layout/main.tsx';
import { EventForm } from './event-form.tsx';
import { HostLead } from './host-lead.tsx';

/** Where a person hosts an event, and finds those that they host already. */
export function CreateEventsScreen() {
  const userID = usePageOwner();
  const flow = useFlow(createEventMachine, {
    input: () => ({ userID }),
    draft: { keeper: createEventDraft, owner: { userID } },
  });
  const list = useFlow(hostedEventsMachine, { input: () => ({ userID }) });
  return (
    <Main title="Host an event" className="host">
      <EventForm
        flow={flow}
        lead={
          <HostLead onShowEvents={() => list.send({ type: 'events.opened', now: Date.now() })} />
        }
      />
      <HostedEventsDialog flow={list} />
    </Main>
  );
}

import { useSelector } from '@xstate/react';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import UserRoundPlus from 'lucide/dist/esm/icons/user-round-plus.mjs';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { HostedEvent } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import type { eventPageMachine } from '../../machines/event-page.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { Button } from '../ui/button.tsx';
import { leavePage } from '../ui/dialog-entries.ts';
import { focusOnPage } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { useFocusLeft } from '../ui/use-focus-left.ts';

type EventPageFlow = ActorRefFrom<typeof eventPageMachine>;

const cancelDialog = onDemand(
  async () => (await import('../cancel-event/cancel-event-dialog.tsx')).CancelEventDialog,
);

/** The buttons that change and cancel an event; nothing where the service does not offer it. */
export function EventChanges({ flow }: { flow: EventPageFlow }) {
  const canChange = useSelector(flow, (snapshot) => snapshot.can({ type: 'cancel.requested' }));
  const canEdit = useSelector(flow, (snapshot) =>
    snapshot.can({ type: 'edit.requested', at: 'start' }),
  );
  if (!canChange) return null;
  const begin = (asked: EventFrom<typeof eventPageMachine>) => {
    forgetHanded();
    flow.send(asked);
  };
  return (
    <>
      {canEdit && (
        <>
          <Button
            ref={focusOnPage}
            onIntent={editDialog.preload}
            onPress={() => begin({ type: 'edit.requested', at: 'start' })}
          >
            <Icon of={Pencil} />
            {texts.editEvent}
          </Button>
          <Button
            ref={focusOnPage}
            onIntent={editDialog.preload}
            onPress={() => begin({ type: 'edit.requested', at: 'guests' })}
          >
            <Icon of={UserRoundPlus} />
            {texts.addGuests}
          </Button>
        </>
      )}
      <Button
        ref={focusOnPage}
        onIntent={cancelDialog.preload}
        onPress={() => begin({ type: 'cancel.requested' })}
      >
        <Icon of={CalendarX} />
        {texts.cancelEvent}
      </Button>
    </>
  );
}

/** A reload would show the event as it was handed to the page, and not as it has become. */
function forgetHanded(): void {
  leavePage((arrived) => {
    history.replaceState(null, '');
    arrived();
  });
}

const editDialog = onDemand(
  async () => (await import('../edit-event/edit-event-dialog.tsx')).EditEventDialog,
);

export interface EventDialogsProps {
  flow: EventPageFlow;
  /** The event's identifier. */
  id: string;
  event: HostedEvent;
}

/** The dialogs in which a host changes an event, over whatever its page shows meanwhile. */
export function EventDialogs({ flow, id, event }: EventDialogsProps) {
  const dialog = useSelector(flow, ({ context }) => context.dialog);
  useFocusLeft(dialog !== null, 'tell-guests');
  if (dialog === null) return null;
  return (
    <DialogBoundary text={texts.dialogNotLoaded} onLost={() => flow.send({ type: 'event.kept' })}>
      {dialog === 'cancelling' ? (
        <cancelDialog.Component owner={flow} id={id} event={event} />
      ) : (
        <editDialog.Component
          owner={flow}
          id={id}
          event={event}
          isInviting={dialog === 'inviting'}
        />
      )}
    </DialogBoundary>
  );
}

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import type { resourceBookingMachine } from '../../machines/resource-booking.ts';
import { BookedActions, BookedPanel } from '../booking/booked-panel.tsx';
import { ConfirmBooking } from '../booking/confirm-booking.tsx';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { dayText } from '../words/day-text.ts';

type Flow = ActorRefFrom<typeof resourceBookingMachine>;

/** 'Select Slots': any number of today's slots, and then the booking, in one dialog. */
export function ResourceSlotDialog({ flow }: { flow: Flow }) {
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches({ booking: 'booked' }));
  return (
    <Dialog
      title={isBooked ? 'Your booking is confirmed' : texts.selectSlots}
      isOpen
      onClose={() => flow.send({ type: 'booking.closed' })}
      size={isBooked ? 'narrow' : 'regular'}
      isTall={!isBooked}
      footer={isBooked ? <AfterBooking flow={flow} /> : <Confirmation flow={flow} />}
    >
      {isBooked ? <Booked flow={flow} /> : <Choosing flow={flow} />}
    </Dialog>
  );
}

function Choosing({ flow }: { flow: Flow }) {
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    choice && (
      <SlotPanel
        flow={choice}
        isBusy={isBusy}
        refusal={refusal}
        emptyHint="All of today is taken. Tomorrow’s slots open at midnight."
      />
    )
  );
}

function Confirmation({ flow }: { flow: Flow }) {
  const { date, chosen } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.submitted' }));
  return (
    <ConfirmBooking
      what={
        chosen.length > 0
          ? `Book ${chosen.map(slotText).join(', ')} on ${dayText(date)}`
          : 'Choose one slot or several.'
      }
      isBusy={isBusy}
      isDisabled={!canConfirm && !isBusy}
      onConfirm={() => flow.send({ type: 'booking.submitted' })}
    />
  );
}

function Booked({ flow }: { flow: Flow }) {
  const { resource, order, zone } = useSelector(flow, ({ context }) => context);
  return <BookedPanel name={resource.name} {...order} zone={zone} />;
}

function AfterBooking({ flow }: { flow: Flow }) {
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  return (
    <BookedActions
      calendarFile={calendarFile}
      onDone={() => flow.send({ type: 'booking.closed' })}
    />
  );
}

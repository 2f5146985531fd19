import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { bookableChoice, slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import type { resourceBookingMachine } from '../../machines/resource-booking.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { dayText } from '../words/day-text.ts';

/** 'Select Slots': any number of today's slots, and then the booking. */
export function ResourceSlotDialog({
  flow,
}: {
  flow: ActorRefFrom<typeof resourceBookingMachine>;
}) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { resource, date, order, zone, refusal } = context;
  const chosen = bookableChoice(context);
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.submitted' }));
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches({ booking: 'booked' }));
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  return (
    <BookingDialog
      title={texts.selectSlots}
      size="regular"
      confirmation={{
        what:
          chosen.length > 0
            ? `Book ${chosen.map(slotText).join(', ')} on ${dayText(date)}`
            : 'Choose one slot or several.',
        isBusy,
        isDisabled: !canConfirm && !isBusy,
        onConfirm: () => flow.send({ type: 'booking.submitted' }),
      }}
      booked={isBooked ? { name: resource.name, ...order, zone } : null}
      calendarFile={calendarFile}
      onClose={() => flow.send({ type: 'booking.closed' })}
    >
      {choice && (
        <SlotPanel
          flow={choice}
          isBusy={isBusy}
          refusal={refusal}
          emptyHint="All of today is taken. Tomorrow’s slots open at midnight."
        />
      )}
    </BookingDialog>
  );
}

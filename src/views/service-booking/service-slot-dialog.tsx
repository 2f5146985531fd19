import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bookedEntry, firstBookableDay, lastOfferedDay } from '../../domain/booking.ts';
import { bookableChoice } from '../../domain/slot.ts';
import { slotsText } from '../../domain/slot-times.ts';
import { texts } from '../../domain/texts.ts';
import type { serviceBookingMachine } from '../../machines/service-booking.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { ConfirmBooking } from '../booking/confirm-booking.tsx';
import { DayAndSlots } from '../slot-choice/day-and-slots.tsx';
import { bookOn, chooseDayAndSlot } from '../slot-choice/slot-choice.texts.ts';
import { slotsDayText } from '../words/when-text.ts';
import { bookedAhead } from './service-booking.texts.ts';

type Flow = ActorRefFrom<typeof serviceBookingMachine>;

/** 'Select Slot': a day, one of its slots, and then the booking. */
export function ServiceSlotDialog({ flow }: { flow: Flow }) {
  const booked = useSelector(flow, bookedIn);
  return (
    <BookingDialog
      title={texts.selectSlot}
      size="broad"
      confirmation={<Confirming flow={flow} />}
      booked={
        booked &&
        bookedEntry({
          ...booked,
          title: booked.service.name,
          description: booked.service.description,
          location: booked.service.location_mode,
        })
      }
      onClose={() => flow.send({ type: 'booking.closed' })}
    >
      <Choosing flow={flow} />
    </BookingDialog>
  );
}

/** What the dialog shows while slots are chosen: the answer with the slots changes none of it. */
function shownOf({ context }: SnapshotFrom<Flow>) {
  const { service, today, date, refusal } = context;
  return { service, today, date, refusal, slot: bookableChoice(context)[0] };
}

/** The state of the flow once its booking is made; null before. */
function bookedIn(snapshot: SnapshotFrom<Flow>) {
  return snapshot.matches('booked') ? snapshot.context : null;
}

function Confirming({ flow }: { flow: Flow }) {
  const { date, slot } = useSelector(flow, shownOf, shallowEqual);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <ConfirmBooking
      what={slot ? bookOn(slotsText([slot]), slotsDayText(date, [slot])) : chooseDayAndSlot}
      isReady={slot !== undefined}
      isBusy={isBusy}
      onConfirm={() => flow.send({ type: 'booking.submitted' })}
    />
  );
}

function Choosing({ flow }: { flow: Flow }) {
  const { service, today, date, refusal } = useSelector(flow, shownOf, shallowEqual);
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (!choice) return null;
  return (
    <DayAndSlots
      flow={choice}
      date={date}
      today={today}
      firstDay={firstBookableDay(service, today)}
      lastDay={lastOfferedDay(service, today)}
      reason={bookedAhead(service.min_booking_floor ?? 0)}
      isBusy={isBusy}
      refusal={refusal}
      isRefusalSaid
    />
  );
}

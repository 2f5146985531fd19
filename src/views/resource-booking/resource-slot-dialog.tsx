import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import { bookedEntry, lastBookableDay } from '../../domain/booking.ts';
import { bookableChoice } from '../../domain/slot.ts';
import { slotsText } from '../../domain/slot-times.ts';
import { texts } from '../../domain/texts.ts';
import type { resourceBookingMachine } from '../../machines/resource-booking.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { ConfirmBooking } from '../booking/confirm-booking.tsx';
import { useNoticesActor } from '../flow/environment.ts';
import { DayAndSlots } from '../slot-choice/day-and-slots.tsx';
import { bookOn } from '../slot-choice/slot-choice.texts.ts';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { slotsDayText } from '../words/when-text.ts';
import * as said from './resource-booking.texts.ts';

type Flow = ActorRefFrom<typeof resourceBookingMachine>;

/** 'Select Slots': any number of a day's slots, and then the booking. */
export function ResourceSlotDialog({ flow }: { flow: Flow }) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { resource, today } = context;
  const { isBooked, isUnderAlert } = useBooked(flow);
  return (
    <BookingDialog
      title={texts.selectSlots}
      size={lastBookableDay(context) > today ? 'broad' : 'regular'}
      confirmation={<Confirming flow={flow} />}
      booked={
        isBooked && !isUnderAlert
          ? bookedEntry({
              ...context,
              title: resource.name,
              description: resource.description,
              location: resource.location,
            })
          : null
      }
      onClose={() => flow.send({ type: 'booking.closed' })}
    >
      <Choosing flow={flow} />
    </BookingDialog>
  );
}

/**
 * Under the alert 'Booking Successful' the dialog stays as it was, so that it is said once (§22.98). And until
 * the alert has given the focus back, which would take it from the confirmation.
 */
function useBooked(flow: Flow) {
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches({ booking: 'booked' }));
  const hasAlert = useSelector(useNoticesActor(), ({ context: { alerts } }) => alerts.length > 0);
  const hadAlert = useDeferredValue(hasAlert);
  return { isBooked, isUnderAlert: isBooked && (hasAlert || hadAlert) };
}

function Confirming({ flow }: { flow: Flow }) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.submitted' }));
  const { isUnderAlert } = useBooked(flow);
  const { date, order } = context;
  const { date: day, slots } = isUnderAlert ? order : { date, slots: bookableChoice(context) };
  return (
    <ConfirmBooking
      what={
        slots.length > 0 ? bookOn(slotsText(slots), slotsDayText(day, slots)) : said.chooseSlots
      }
      isReady={canConfirm || isUnderAlert}
      isBusy={isBusy}
      isUnavailable={!canConfirm && !isBusy && !isUnderAlert}
      onConfirm={() => flow.send({ type: 'booking.submitted' })}
    />
  );
}

/** The slots of today, or of a day that is chosen beside them where the service offers others. */
function Choosing({ flow }: { flow: Flow }) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const { date, today, refusal } = context;
  const lastDay = lastBookableDay(context);
  if (!choice) return null;
  const shared = { flow: choice, isBusy, refusal, isRefusalSaid: true };
  if (lastDay === today) {
    return <SlotPanel {...shared} emptyHint={said.allTaken} />;
  }
  return <DayAndSlots {...shared} date={date} today={today} firstDay={today} lastDay={lastDay} />;
}

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { farthestDays } from '../../domain/availability.ts';
import { firstBookableDay } from '../../domain/booking.ts';
import { bookableChoice, slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import type { serviceBookingMachine } from '../../machines/service-booking.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { DayPicker } from '../slot-choice/day-picker.tsx';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { Button } from '../ui/button.tsx';
import { countText } from '../words/count-text.ts';
import { dayText } from '../words/day-text.ts';
import '../slot-choice/day-and-slots.css';

type Flow = ActorRefFrom<typeof serviceBookingMachine>;

export interface ServiceSlotDialogProps {
  flow: Flow;
}

/** 'Select Slot': a day, one of its slots, and then the booking. */
export function ServiceSlotDialog({ flow }: ServiceSlotDialogProps) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { service, date, order, zone } = context;
  const [slot] = bookableChoice(context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches('booked'));
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  return (
    <BookingDialog
      title={texts.selectSlot}
      size="wide"
      confirmation={{
        what: slot ? `Book ${slotText(slot)} on ${dayText(date)}` : 'Choose a day, then a slot.',
        isBusy,
        onConfirm: () => flow.send({ type: 'booking.submitted' }),
      }}
      booked={isBooked ? { name: service.name, ...order, zone } : null}
      bookingIds={context.bookingIds}
      calendarFile={calendarFile}
      onClose={() => flow.send({ type: 'booking.closed' })}
    >
      <Choosing flow={flow} />
    </BookingDialog>
  );
}

function Choosing({ flow }: { flow: Flow }) {
  const { service, today, date, refusal } = useSelector(flow, ({ context }) => context);
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const firstDay = firstBookableDay(service, today);
  const nextDay = daysAfter(date, 1);
  const isTooEarly = date < firstDay;
  const reason = `This service is booked at least ${countText(service.min_booking_floor ?? 0, 'day', 'days')} ahead.`;
  if (!choice) return null;
  const goTo = (day: string) => choice.send({ type: 'date.changed', date: day });
  return (
    <div className="day-and-slots">
      <DayPicker
        date={date}
        today={today}
        firstDay={firstDay}
        lastDay={daysAfter(today, farthestDays)}
        reason={reason}
        isBusy={isBusy}
        onChange={goTo}
      />
      <SlotPanel
        flow={choice}
        isBusy={isBusy}
        refusal={refusal}
        emptyHint={isTooEarly ? reason : 'Another day may have time for you.'}
        emptyAction={
          !isTooEarly && (
            <Button onPress={() => goTo(nextDay)}>{`Look at ${dayText(nextDay)}`}</Button>
          )
        }
      />
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { firstBookableDay } from '../../domain/booking.ts';
import { slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import type { serviceBookingMachine } from '../../machines/service-booking.ts';
import { BookedActions, BookedPanel } from '../booking/booked-panel.tsx';
import { ConfirmBooking } from '../booking/confirm-booking.tsx';
import { DayPicker } from '../slot-choice/day-picker.tsx';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countText } from '../words/count-text.ts';
import { dayText } from '../words/day-text.ts';
import './service-slot-dialog.css';

type Flow = ActorRefFrom<typeof serviceBookingMachine>;

/** 'Select Slot': a day, one of its slots, and then the booking, in one dialog. */
export function ServiceSlotDialog({ flow }: { flow: Flow }) {
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches('booked'));
  return (
    <Dialog
      title={isBooked ? 'Your booking is confirmed' : texts.selectSlot}
      isOpen
      onClose={() => flow.send({ type: 'booking.closed' })}
      size={isBooked ? 'narrow' : 'wide'}
      isTall={!isBooked}
      footer={isBooked ? <AfterBooking flow={flow} /> : <Confirmation flow={flow} />}
    >
      {isBooked ? <Booked flow={flow} /> : <Choosing flow={flow} />}
    </Dialog>
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
    <div className="service-slots">
      <DayPicker
        date={date}
        today={today}
        firstDay={firstDay}
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

function Confirmation({ flow }: { flow: Flow }) {
  const { date, chosen } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [slot] = chosen;
  return (
    <ConfirmBooking
      what={slot ? `Book ${slotText(slot)} on ${dayText(date)}` : 'Choose a day, then a slot.'}
      isBusy={isBusy}
      onConfirm={() => flow.send({ type: 'booking.submitted' })}
    />
  );
}

function Booked({ flow }: { flow: Flow }) {
  const { service, date, chosen, zone } = useSelector(flow, ({ context }) => context);
  return <BookedPanel name={service.name} date={date} slots={chosen} zone={zone} />;
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

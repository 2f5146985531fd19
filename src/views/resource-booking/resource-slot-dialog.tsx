import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { lastBookableDay } from '../../domain/booking.ts';
import { bookableChoice, slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import type { resourceBookingMachine } from '../../machines/resource-booking.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { DayPicker } from '../slot-choice/day-picker.tsx';
import { SlotPanel } from '../slot-choice/slot-panel.tsx';
import { Button } from '../ui/button.tsx';
import { dayText } from '../words/day-text.ts';
import '../slot-choice/day-and-slots.css';

type Flow = ActorRefFrom<typeof resourceBookingMachine>;

export interface ResourceSlotDialogProps {
  flow: Flow;
}

/** 'Select Slots': any number of a day's slots, and then the booking. */
export function ResourceSlotDialog({ flow }: ResourceSlotDialogProps) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { resource, date, today, order, zone } = context;
  const chosen = bookableChoice(context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.submitted' }));
  const isBooked = useSelector(flow, (snapshot) => snapshot.matches({ booking: 'booked' }));
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  return (
    <BookingDialog
      title={texts.selectSlots}
      size={lastBookableDay(context) > today ? 'wide' : 'regular'}
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
      bookingIds={context.bookingIds}
      calendarFile={calendarFile}
      onClose={() => flow.send({ type: 'booking.closed' })}
    >
      <Choosing flow={flow} />
    </BookingDialog>
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
  const shared = { flow: choice, isBusy, refusal };
  if (lastDay === today) {
    const hint = 'All of today is taken. Tomorrow’s slots open at midnight.';
    return <SlotPanel {...shared} emptyHint={hint} />;
  }
  const goTo = (day: string) => choice.send({ type: 'date.changed', date: day });
  const nextDay = daysAfter(date, 1);
  return (
    <div className="day-and-slots">
      <DayPicker
        date={date}
        today={today}
        firstDay={today}
        lastDay={lastDay}
        isBusy={isBusy}
        onChange={goTo}
      />
      <SlotPanel
        {...shared}
        emptyHint="Another day may have time for you."
        emptyAction={
          nextDay <= lastDay && (
            <Button onPress={() => goTo(nextDay)}>{`Look at ${dayText(nextDay)}`}</Button>
          )
        }
      />
    </div>
  );
}

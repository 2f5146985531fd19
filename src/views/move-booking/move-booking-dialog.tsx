import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { farthestDays } from '../../domain/availability.ts';
import { bookingTexts } from '../../domain/booking.texts.ts';
import type { MovableBooking } from '../../domain/own-booking.ts';
import { bookableChoice } from '../../domain/slot.ts';
import { slotsText } from '../../domain/slot-times.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import {
  type MoveNotice,
  moveBookingDraft,
  moveBookingMachine,
} from '../../machines/move-booking.ts';
import { ConfirmBooking } from '../booking/confirm-booking.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { DayAndSlots } from '../slot-choice/day-and-slots.tsx';
import { chooseDayAndSlot } from '../slot-choice/slot-choice.texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { todayHere } from '../words/day-text.ts';
import { bookingWhenText, slotsDayText } from '../words/when-text.ts';
import * as texts from './move-booking.texts.ts';
import './move-booking-dialog.css';

type Flow = ActorRefFrom<typeof moveBookingMachine>;

export interface MoveBookingDialogProps {
  owner: Recipient<MoveNotice>;
  booking: MovableBooking;
}

/** Another day and slot for a booking, whose present time it names; open while it is mounted. */
export function MoveBookingDialog({ owner, booking }: MoveBookingDialogProps) {
  const userID = usePageOwner();
  const flow = useFlow(moveBookingMachine, {
    goesOn: ({ context }) => ({ title: booking.title, text: context.failure }),
    input: () => ({ owner, userID, booking, today: todayHere() }),
    draft: { keeper: moveBookingDraft, owner: { userID } },
    key: booking.booking_id,
  });
  return (
    <Dialog
      title={bookingTexts.moveBooking}
      onClose={() => flow.send({ type: 'move.closed' })}
      size="broad"
      isTall
      footer={<Confirming flow={flow} />}
    >
      <p className="move-booking-now">
        <span className="move-booking-title" dir="auto">
          {booking.title}
        </span>{' '}
        <span>{texts.now(bookingWhenText(booking))}</span>
      </p>
      <Choosing flow={flow} />
    </Dialog>
  );
}

function Confirming({ flow }: { flow: Flow }) {
  const { date, slot } = useSelector(flow, shownOf, shallowEqual);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canMove = useSelector(flow, (snapshot) => snapshot.can({ type: 'move.confirmed' }));
  return (
    <ConfirmBooking
      action={bookingTexts.moveBooking}
      pendingLabel={texts.moving}
      what={slot ? texts.moveTo(slotsText([slot]), slotsDayText(date, [slot])) : chooseDayAndSlot}
      isReady={canMove}
      isBusy={isBusy}
      isUnavailable={!canMove && !isBusy}
      onConfirm={() => flow.send({ type: 'move.confirmed' })}
    />
  );
}

function Choosing({ flow }: { flow: Flow }) {
  const { today, date, failure } = useSelector(flow, shownOf, shallowEqual);
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (!choice) return null;
  return (
    <DayAndSlots
      flow={choice}
      date={date}
      today={today}
      firstDay={today}
      lastDay={daysAfter(today, farthestDays)}
      isBusy={isBusy}
      refusal={failure}
    />
  );
}

/** The answer with the slots changes none of it, and leaves the dialog as it is. */
function shownOf({ context }: SnapshotFrom<typeof moveBookingMachine>) {
  const { today, date, failure } = context;
  return { today, date, failure, slot: bookableChoice(context)[0] };
}

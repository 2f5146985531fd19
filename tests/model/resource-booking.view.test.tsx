import { screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { texts } from '#domain/texts.ts';
import { resourceBookingDraft } from '../../src/machines/resource-booking.ts';
import { BookableResource } from '../../src/views/resource-booking/bookable-resource.tsx';
import { toasts } from '../world/screen.ts';
import { resource } from './flows/resource.model.ts';
import { drafts, resourceBookingModel } from './flows/resource-booking.model.ts';
import { today, tomorrow } from './flows/slots.ts';
import { button, ofAsha, readAlerts } from './harness/person.ts';
import {
  bookingDialog,
  bookingEvents,
  chooseDay,
  chooseNone,
  chooseSlots,
  chosenSlots,
} from './harness/slots-person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Alert, Expected } from './harness/walk.ts';

/** The toasts of a path so far: each stays, until its reason is gone. */
let said: string[] = [];

beforeEach(() => {
  said = [];
});

/**
 * Slots are chosen in the dialog alone, and once booked leave by themselves. What differs after a
 * reload is followed up to where it is the same again.
 */
const model: typeof resourceBookingModel = {
  ...resourceBookingModel,
  isPossible: (snapshot, event) =>
    isWithinReach(snapshot, event) && (resourceBookingModel.isPossible?.(snapshot, event) ?? true),
};

function isWithinReach(snapshot: AnyMachineSnapshot, { type, slots }: AnyEventObject): boolean {
  const { wasChoosing, zone, chosen, date, offered } = snapshot.context;
  const isFirst = zone === null;
  const isLeaving = snapshot.matches({ booking: 'booked' }) && chosen.length > 0;
  if (isLeaving || (date === tomorrow && offered > 0)) return type === 'choice.changed';
  if (wasChoosing && (!isFirst || snapshot.matches({ booking: 'booked' }))) return false;
  if (type === 'xstate.done.actor.awaitNextDay' && snapshot.matches({ booking: 'viewing' })) {
    return chosen.length > 0;
  }
  if (type !== 'choice.changed') return true;
  if (snapshot.matches({ booking: 'viewing' })) return isFirst;
  return snapshot.matches({ booking: 'choosing' }) || slots.length === 0;
}

function page(draft?: unknown) {
  return ({ environment: { drafts: kept } }: Stage) => {
    if (draft) kept.save({ userID: 'asha' }, `${resourceBookingDraft.flow}.hall`, draft);
    return <BookableResource resourceId="hall" resource={resource} />;
  };
}

describeView({
  model,
  looksMatter: true,
  device: { afresh: ofAsha, 'after a reload': ofAsha, 'on the day after': ofAsha },
  screens: {
    afresh: page(),
    'after a reload': page(drafts.ofToday),
    'on the day after': page(drafts.ofYesterday),
  },
  events: {
    ...bookingEvents,
    'choice.changed': async ({ date, slots }, stage) => {
      // The day turns, and booked slots leave, without anybody doing anything.
      const hasTurned = screen.queryByText('Today, Tuesday, 10 March') !== null;
      if (hasTurned || screen.queryByRole('button', { name: 'Done' })) return;
      if (date === tomorrow) return chooseDay('10 March', stage);
      await (slots.length > 0 ? chooseSlots(slots.length, stage) : chooseNone(stage));
    },
  },
  states: {
    'day.passing': ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('awaitNextDay')).toBe(1);
      const { date, today: first } = snapshot.context;
      const words = date === today ? 'Monday, 9 March' : 'Tuesday, 10 March';
      expect(screen.getByText(`${date === first ? 'Today' : 'Tomorrow'}, ${words}`)).toBeVisible();
    },
    'booking.viewing': async (stage, expected) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      await expectSaid(stage, expected);
      const { date, offered } = expected.snapshot.context;
      // The day turned: the list of the new day is on its way already.
      const canOpen = offered > 0 && date === today;
      expect(button('Book Now').hasAttribute('aria-disabled')).toBe(!canOpen);
    },
    'booking.choosing': async (stage, expected) => {
      const { chosen, date, offered } = expected.snapshot.context;
      await expectSaid(stage, expected);
      await bookingDialog('Select Slots');
      // The day turned: the list of the new day is on its way already, and nothing of it is chosen.
      const hasTurned = date === tomorrow && offered > 0;
      expect(button('Confirm Booking').hasAttribute('aria-disabled')).toBe(
        hasTurned || chosen.length === 0 || offered === 0,
      );
      expect(chosenSlots()).toHaveLength(hasTurned || offered === 0 ? 0 : chosen.length);
    },
    'booking.confirming': async ({ user, fakes }) => {
      await user.click(button(/Booking\.\.\./));
      await user.click(button('Close'));
      await bookingDialog('Select Slots');
      expect(fakes.waiting('bookResource')).toBe(1);
    },
    'booking.booked': async (stage, expected) => {
      const { order } = expected.snapshot.context;
      await expectSaid(stage, expected);
      const dialog = await bookingDialog('Your booking is confirmed');
      expect(dialog.textContent).toContain(resource.name);
      await stage.user.click(button(new RegExp(texts.addToCalendar)));
      const files = stage.fakes.calls.filter(({ actor }) => actor === 'saveCalendarFile');
      expect(files).toHaveLength(1);
      const about = {
        kind: 'booking',
        ids: ['yoga/1'],
        title: 'Community hall',
        description: 'A bright hall with a stage.',
        location: 'Ground floor',
      };
      expect(files[0]?.input).toMatchObject({
        entry: { ...about, date: order.date, zone: 'Asia/Kolkata' },
      });
    },
  },
});

/** The toasts and the alert of what has just happened; the alert is read, and its OK pressed. */
async function expectSaid(stage: Stage, { after }: Expected): Promise<void> {
  const isLost = after?.type === 'slots.failed';
  const isUnauthorized = after?.output?.outcome === 'unauthorized';
  // The toast goes with the dialog, and with the day whose slots did not arrive.
  if (after?.type === 'booking.closed' || after?.type === 'xstate.done.actor.awaitNextDay')
    said = said.filter((text) => text !== 'Failed to fetch slots.');
  if (isLost) said.push('Failed to fetch slots.');
  if (isUnauthorized) said.push('You are not authorized.');
  expect(toasts()).toEqual(said);
  expect(await readAlerts(stage)).toEqual(alertsAfter(after));
}

function alertsAfter(event: AnyEventObject | null): Alert[] {
  if (event?.type === 'xstate.error.actor.bookResource') {
    return [['Booking failed', '']];
  }
  if (event?.type !== 'xstate.done.actor.bookResource') return [];
  switch (event.output.outcome) {
    case 'booked':
      return [['Booking Successful', expect.any(String)]];
    case 'refused':
    case 'unclear':
      return [['Booking failed', event.output.message]];
    default:
      return [];
  }
}

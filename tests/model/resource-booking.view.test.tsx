import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { resourceBookingDraft } from '../../src/machines/resource-booking.ts';
import { BookableResource } from '../../src/views/resource-booking/bookable-resource.tsx';
import { resource } from './flows/resource.model.ts';
import { drafts, refusal, resourceBookingModel } from './flows/resource-booking.model.ts';
import { today, tomorrow } from './flows/slots.ts';
import { button, press, toasts } from './harness/person.ts';
import {
  bookingDialog,
  chooseNone,
  chooseSlots,
  chosenSlots,
  dismissAlert,
  failSlots,
} from './harness/slots-person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

// Only the day is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00Z`) });
});

afterEach(() => vi.useRealTimers());

function page(draft?: unknown) {
  return ({ environment: { drafts: kept } }: Stage) => {
    if (draft) kept.save({ userID: 'asha' }, `${resourceBookingDraft.flow}.hall`, draft);
    return <BookableResource resourceId="hall" resource={resource} userID="asha" />;
  };
}

describeView({
  model: resourceBookingModel,
  screens: {
    afresh: page(),
    'after a reload': page(drafts.ofToday),
    'on the day after': page(drafts.ofYesterday),
  },
  events: {
    'booking.opened': after(press('Book Now')),
    'booking.closed': after((_, { user }) =>
      user.click(screen.queryByRole('button', { name: 'Done' }) ?? button('Close')),
    ),
    'booking.submitted': after(press('Confirm Booking')),
    'slots.failed': (_, stage) => failSlots(stage),
    'choice.changed': after(async ({ date, slots }, stage) => {
      // The day turns, and booked slots leave, without anybody doing anything.
      const isBooked = screen.queryByRole('button', { name: 'Done' }) !== null;
      if (date === tomorrow || isBooked) return;
      await (slots.length > 0 ? chooseSlots(slots.length, stage) : chooseNone(stage));
    }),
  },
  states: {
    'day.passing': ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('awaitNextDay')).toBe(1);
      const words = snapshot.context.date === today ? 'Monday, 9 March' : 'Tuesday, 10 March';
      expect(screen.getByText(/^Today, /).textContent).toBe(`Today, ${words}`);
    },
    'booking.viewing': async (_, expected) => {
      const { date, zone } = expected.snapshot.context;
      expect(screen.queryByRole('dialog')).toBeNull();
      const isDisabled = button('Book Now').hasAttribute('disabled');
      if (screen.queryByText(/slots? (is|are) free$/)) expect(isDisabled).toBe(false);
      else if (zone === null || date === tomorrow) expect(isDisabled).toBe(true);
      await expectSaid(expected);
    },
    'booking.choosing': async ({ fakes }, expected) => {
      const { chosen, zone, date, offered } = expected.snapshot.context;
      const hasTurned = date === tomorrow && offered > 0;
      await expectSaid(expected);
      if (screen.queryByRole('alertdialog') || hasTurned) return;
      await bookingDialog('Select Slots');
      expect(button('Confirm Booking').hasAttribute('disabled')).toBe(chosen.length === 0);
      if (zone === null || fakes.waiting('loadSlots') > 0) return;
      expect(chosenSlots()).toHaveLength(chosen.length);
    },
    'booking.confirming': async ({ user, fakes }) => {
      await user.click(button(/Booking\.\.\./));
      await user.click(button('Close'));
      await bookingDialog('Select Slots');
      expect(fakes.waiting('bookResource')).toBe(1);
    },
    'booking.booked': async (stage, { after, snapshot }) => {
      const { order } = snapshot.context;
      const isNew = after?.type === 'xstate.done.actor.bookResource';
      await alertOf(isNew ? 'Booking Successful' : null);
      await dismissAlert(stage);
      const dialog = await bookingDialog('Your booking is confirmed');
      expect(dialog.textContent).toContain(resource.name);
      await stage.user.click(button(new RegExp(texts.addToCalendar)));
      const files = stage.fakes.calls.filter(({ actor }) => actor === 'saveCalendarFile');
      expect(files).toHaveLength(1);
      expect(files[0]?.input).toMatchObject({ entry: { title: resource.name, date: order.date } });
    },
  },
});

/** Whatever a person does comes after the OK of an alert. */
function after<Event>(act: (event: Event, stage: Stage) => Promise<void>) {
  return async (event: Event, stage: Stage): Promise<void> => {
    await dismissAlert(stage);
    await act(event, stage);
  };
}

async function expectSaid({ after }: Expected): Promise<void> {
  const isLost = after?.type === 'slots.failed';
  const isUnauthorized = after?.output?.outcome === 'unauthorized';
  const said = [
    ...(isLost ? ['Failed to fetch slots.'] : []),
    ...(isUnauthorized ? ['You are not authorized.'] : []),
  ];
  expect(toasts()).toEqual(expect.arrayContaining(said));
  const isRefused = after?.output?.outcome === 'refused';
  const isFailed = isRefused || after?.type === 'xstate.error.actor.bookResource';
  const alert = await alertOf(isFailed ? 'Booking failed' : null);
  expect(alert?.textContent.includes(refusal) ?? false).toBe(isRefused);
}

/** The alert of this title, once it is shown; null where none is awaited. */
async function alertOf(name: string | null): Promise<HTMLElement | null> {
  return name === null ? null : screen.findByRole('alertdialog', { name });
}

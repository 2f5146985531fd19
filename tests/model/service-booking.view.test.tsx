import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { serviceBookingDraft } from '../../src/machines/service-booking.ts';
import { ServiceDetailsScreen } from '../../src/views/service-booking/service-details-screen.tsx';
import { drafts, refusal, serviceBookingModel } from './flows/service-booking.model.ts';
import { service, today, tomorrow } from './flows/slots.ts';
import { button, press, toast } from './harness/person.ts';
import {
  bookingDialog,
  chooseNone,
  chooseSlots,
  chosenSlots,
  failSlots,
} from './harness/slots-person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

// Only the day is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00Z`) });
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const asha = {
  stored: { userID: 'asha', token: 'token', userLocation: null, isAuthenticated: true },
};

function page(draft?: unknown) {
  return ({ environment }: Stage) => {
    window.history.replaceState(service, '', '/service-details');
    const flow = `${serviceBookingDraft.flow}.${service.service_id}`;
    if (draft) environment.drafts.save({ userID: 'asha' }, flow, draft);
    return <ServiceDetailsScreen />;
  };
}

/**
 * The whole of it is walked by somebody signed in; what differs for others is followed up to where
 * it is the same again.
 */
const model: typeof serviceBookingModel = {
  ...serviceBookingModel,
  isPossible: (snapshot, event) => {
    const { userID, wasChoosing, zone } = snapshot.context;
    const isSame = wasChoosing ? zone !== null || snapshot.matches('viewing') : false;
    const isLost = userID === null && event.date === tomorrow;
    return !isSame && !isLost && (serviceBookingModel.isPossible?.(snapshot, event) ?? true);
  },
};

describeView({
  model,
  device: { 'signed in': asha, 'after a reload': asha, 'on the day after': asha },
  screens: {
    'signed in': page(),
    'signed out': page(),
    'after a reload': page(drafts.ofToday),
    'on the day after': page(drafts.ofYesterday),
  },
  events: {
    'booking.opened': press('Book Now'),
    'booking.closed': (_, { user }) =>
      user.click(screen.queryByRole('button', { name: 'Done' }) ?? button('Close')),
    'booking.submitted': press('Confirm Booking'),
    'calendarFile.requested': press('Add to calendar'),
    'slots.failed': (_, stage) => failSlots(stage),
    'choice.changed': async ({ date, slots }, stage) => {
      if (shownDay() !== date) await stage.user.click(day(date));
      if (date === today) await (slots.length > 0 ? chooseSlots(1, stage) : chooseNone(stage));
    },
  },
  states: {
    viewing: async () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button('Book Now').hasAttribute('disabled')).toBe(false);
      expect(screen.getByRole('heading', { name: service.name })).toBeDefined();
    },
    'choosing.picking': async ({ fakes }, expected) => {
      expect(await bookingDialog('Select Slot')).toBeDefined();
      expect(fakes.waiting('confirmBooking')).toBe(0);
      expect(button('Confirm Booking').hasAttribute('disabled')).toBe(false);
      expect(shownDay()).toBe(expected.snapshot.context.date);
      if (fakes.waiting('loadSlots') > 0)
        expect(screen.getByText(texts.slotsLoading)).toBeDefined();
      else if (!screen.queryByRole('button', { name: 'Try again' })) {
        expect(chosenSlots()).toHaveLength(expected.snapshot.context.chosen.length);
      }
      expectSaid(expected);
    },
    'choosing.confirming': async ({ user, fakes }) => {
      await user.click(button(/Booking\.\.\./));
      await user.click(button('Close'));
      expect(await bookingDialog('Select Slot')).toBeDefined();
      expect(fakes.waiting('confirmBooking')).toBe(1);
      const { input } = fakes.calls.findLast(({ actor }) => actor === 'confirmBooking') ?? {};
      expect(input).toMatchObject({ userID: 'asha', date: shownDay() });
    },
    'booked.offering': async (_, { after }) => {
      expect(await bookingDialog('Your booking is confirmed')).toBeDefined();
      expect(toast('Booking confirmed at 09:00')).toBeDefined();
      if (after?.type === 'xstate.error.actor.saveCalendarFile') {
        expect(toast(texts.calendarFileFailed)).toBeDefined();
      }
    },
    'booked.savingFile': async ({ user, fakes }) => {
      await user.click(button(/Add to calendar/));
      expect(fakes.waiting('saveCalendarFile')).toBe(1);
    },
  },
});

function expectSaid({ snapshot: { context }, after }: Expected): void {
  const { type, output } = after ?? { type: '' };
  if (type === 'slots.failed') expect(toast('Failed to fetch slots.')).toBeDefined();
  if (type === 'xstate.error.actor.confirmBooking') expect(toast('Booking failed.')).toBeDefined();
  if (type === 'booking.submitted') {
    const isNone = context.chosen.length === 0;
    expect(toast(isNone ? 'Select a slot first!' : 'You are not authorized.')).toBeDefined();
  }
  if (output?.outcome === 'refused') {
    expect(toast(`Error: ${refusal}`)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(refusal);
  }
  if (output?.outcome === 'unauthorized') expect(toast('You are not authorized.')).toBeDefined();
}

/** A day in the calendar of the dialog. */
function day(date: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(
    `.month-day:not([data-outside-month])[aria-label*="${dayWords[date]}"]`,
  );
  if (!cell) throw new Error(`The calendar has no ${date}.`);
  return cell;
}

const dayWords: Readonly<Record<string, string>> = { [today]: '9 March', [tomorrow]: '10 March' };

function shownDay(): string | undefined {
  const region = screen.getByRole('region', { name: /^Slots on/ });
  return [today, tomorrow].find((date) =>
    region.getAttribute('aria-label')?.includes(`${Number(date.slice(-2))} March`),
  );
}

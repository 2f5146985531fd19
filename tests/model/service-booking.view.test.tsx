import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { identityOf } from '#domain/service-identity.ts';
import { texts } from '#domain/texts.ts';
import { serviceBookingDraft } from '../../src/machines/service-booking.ts';
import { ServiceDetailsScreen } from '../../src/views/service-booking/service-details-screen.tsx';
import { toasts } from '../world/screen.ts';
import { drafts, refusal, serviceBookingModel, trouble } from './flows/service-booking.model.ts';
import { service, today, tomorrow, zone } from './flows/slots.ts';
import { button, ofAsha } from './harness/person.ts';
import {
  bookingDialog,
  bookingEvents,
  chooseDay,
  chooseNone,
  chooseSlots,
  chosenSlots,
  shownDay,
} from './harness/slots-person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

function page(draft?: unknown) {
  return ({ environment }: Stage) => {
    window.history.replaceState(service, '', '/service-details');
    const flow = `${serviceBookingDraft.flow}.${identityOf(service)}`;
    if (draft) environment.drafts.save({ userID: 'asha' }, flow, draft);
    return <ServiceDetailsScreen />;
  };
}

/** The whole booking is walked afresh; after a reload, up to where it is the same again. */
const model: typeof serviceBookingModel = {
  ...serviceBookingModel,
  isPossible: (snapshot, event) => {
    const { wasChoosing, zone } = snapshot.context;
    const isSame = wasChoosing ? zone !== null || snapshot.matches('viewing') : false;
    return !isSame && (serviceBookingModel.isPossible?.(snapshot, event) ?? true);
  },
};

describeView({
  model,
  device: { afresh: ofAsha, 'after a reload': ofAsha, 'on the day after': ofAsha },
  screens: {
    afresh: page(),
    'after a reload': page(drafts.ofToday),
    'on the day after': page(drafts.ofYesterday),
  },
  events: {
    ...bookingEvents,
    'choice.changed': async ({ date, slots }, stage) => {
      if (shownDay(dayWords) !== date) await chooseDay(dayWords[date] ?? date, stage);
      if (date === today) await (slots.length > 0 ? chooseSlots(1, stage) : chooseNone(stage));
    },
  },
  states: {
    viewing: async () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button('Book Now').hasAttribute('disabled')).toBe(false);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(service.name);
    },
    'choosing.picking': async ({ fakes }, expected) => {
      await bookingDialog('Select Slot');
      expect(fakes.waiting('confirmBooking')).toBe(0);
      expect(button('Confirm Booking').hasAttribute('aria-disabled')).toBe(false);
      expect(shownDay(dayWords)).toBe(expected.snapshot.context.date);
      const isLoading = fakes.waiting('loadSlots') > 0;
      expect(screen.queryAllByText(texts.slotsLoading)).toHaveLength(isLoading ? 1 : 0);
      const { chosen, offered } = expected.snapshot.context;
      expect(chosenSlots()).toHaveLength(offered === 0 ? 0 : chosen.length);
      expectSaid(expected);
    },
    'choosing.confirming': async ({ user, fakes }) => {
      await user.click(button(/Booking\.\.\./));
      await user.click(button('Close'));
      await bookingDialog('Select Slot');
      expect(fakes.waiting('confirmBooking')).toBe(1);
      expect(fakes.lastInput('confirmBooking')).toMatchObject({
        userID: 'asha',
        date: shownDay(dayWords),
      });
    },
    booked: async ({ user, fakes }, { snapshot }) => {
      const dialog = await bookingDialog('Your booking is confirmed');
      expect(dialog.textContent).toContain(service.name);
      expect(toasts()).toContain('Booking confirmed at 09:00');
      await user.click(button(texts.addToCalendar));
      const entry = {
        kind: 'booking',
        ids: ['yoga/1'],
        title: 'Morning yoga',
        description: 'An hour in the park',
        location: 'on_site',
        date: snapshot.context.date,
        slots: [{ start: expect.any(String), end: expect.any(String) }],
        zone,
      };
      expect(fakes.calls.at(-1)).toMatchObject({ actor: 'saveCalendarFile', input: { entry } });
    },
  },
});

function expectSaid({ snapshot: { context }, after }: Expected): void {
  expect(toasts()).toEqual(expect.arrayContaining(saidAfter(after)));
  // The toast says it to screen readers: beside the slots it is only shown.
  const shown = [refusal, trouble].filter((sentence) => screen.queryByText(sentence));
  expect(shown).toEqual(context.refusal === null ? [] : [context.refusal]);
  expect(screen.queryByRole('alert')).toBeNull();
}

function saidAfter(after: AnyEventObject | null): string[] {
  switch (after?.type) {
    case 'slots.failed':
      return ['Failed to fetch slots.'];
    case 'booking.submitted':
      return ['Select a slot first!'];
    case 'xstate.error.actor.confirmBooking':
      return ['Booking failed.'];
    case 'xstate.done.actor.confirmBooking':
      return after.output.outcome === 'unauthorized'
        ? ['You are not authorized.']
        : [`Error: ${after.output.message}`];
    default:
      return [];
  }
}

const dayWords: Readonly<Record<string, string>> = { [today]: '9 March', [tomorrow]: '10 March' };

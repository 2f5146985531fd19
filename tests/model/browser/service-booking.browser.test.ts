import * as calls from '#domain/contract/services.ts';
import { identityOf } from '#domain/service-identity.ts';
import { texts } from '#domain/texts.ts';
import { drafts, serviceBookingModel } from '../flows/service-booking.model.ts';
import { nine, service, ten, today } from '../flows/slots.ts';
import type { Expected } from '../harness/walk.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { expect } from './expect.ts';
import { button, expectRead, expectUnderWay, loginIsOver } from './person.ts';
import { morningOf, ofAsha, type Screen } from './screen.ts';
import { bookingEvents, chooseSlots, dayWords, expectChosen, showDay, turnDay } from './slots.ts';

const page: Screen = {
  at: '/service-details',
  state: service,
  now: morningOf(today),
  session: ofAsha,
};

const flow = `service-booking.${identityOf(service)}`;

describeBrowser({
  model: serviceBookingModel,
  screens: {
    afresh: page,
    'after a reload': {
      ...page,
      drafts: [{ owner: ofAsha.userID, flow, draft: drafts.ofToday }],
    },
  },
  events: {
    ...bookingEvents(calls.slotsByDate),
    'choice.changed': async ({ date, slots }, stage) => {
      await showDay(date, stage);
      await chooseSlots(slots.length, calls.slotsByDate, stage, [nine, ten]);
      await expect(stage.page.getByRole('option').first()).toBeVisible();
    },
  },
  actors: {
    awaitNextDay: turnDay,
    confirmBooking: answering(calls.confirmBooking, ({ startTime }) => ({ start_time: startTime })),
  },
  states: {
    viewing: async (stage) => {
      const lines = [`heading "${service.name}" [level=1]`, 'button "Book Now"\n'];
      await expectRead(stage, lines, ['dialog']);
    },
    'choosing.picking': async (stage, expected) => {
      if (expected.after?.output?.outcome === 'unauthorized') {
        return loginIsOver(stage, [texts.notAuthorized]);
      }
      const { date, chosen, offered, zone } = expected.snapshot.context;
      const isFailed = expected.after?.type === 'slots.failed';
      const lines = [
        'dialog "Select Slot"',
        `region "Slots on ${dayWords[date]}"`,
        'button "Confirm Booking"\n',
        ...(zone === null && !isFailed ? [texts.slotsLoading] : []),
        ...saidAfter(expected),
      ];
      await expectRead(stage, lines);
      await expectChosen(offered === 0 ? 0 : chosen.length, stage);
    },
    'choosing.confirming': async (stage, { snapshot }) => {
      await button(/Booking\.\.\./, stage).click({ force: true });
      await button('Close', stage).click();
      await expectRead(stage, ['dialog "Select Slot"', 'Booking...']);
      const { date, chosen } = snapshot.context;
      await expectUnderWay(calls.confirmBooking, stage, {
        user_id: 'asha',
        partner_id: service.partner_id,
        service_id: service.service_id,
        date,
        start_time: chosen[0]?.start,
        end_time: chosen[0]?.end,
      });
    },
    booked: async (stage) => {
      const lines = ['dialog "Your booking is confirmed"', 'button "Add to calendar"'];
      await expectRead(stage, [...lines, 'Booking confirmed at 09:00']);
    },
  },
});

/** What is said of what happened last. */
function saidAfter({ after }: Expected): string[] {
  switch (after?.type) {
    case 'slots.failed':
      return [texts.slotsFailed, 'button "Try again"'];
    case 'booking.submitted':
      return [texts.noSlotSelected];
    case 'xstate.error.actor.confirmBooking':
      return [texts.bookingFailedToast];
    case 'xstate.done.actor.confirmBooking':
      return [texts.bookingRefused(after.output.message), `paragraph: ${after.output.message}`];
    default:
      return [];
  }
}

import * as calls from '#domain/contract/organisations.ts';
import { texts } from '#domain/texts.ts';
import { resource } from '../flows/resource.model.ts';
import { drafts, resourceBookingModel } from '../flows/resource-booking.model.ts';
import { today, tomorrow } from '../flows/slots.ts';
import type { Alert, Expected } from '../harness/walk.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { expect } from './expect.ts';
import { button, expectRead, expectUnderWay, loginIsOver, readAlerts } from './person.ts';
import { morningOf, ofAsha, type Screen } from './screen.ts';
import { bookingEvents, chooseSlots, dayWords, expectChosen, showDay, turnDay } from './slots.ts';

const page: Screen = {
  at: '/resource/hall',
  now: morningOf(today),
  session: ofAsha,
  standing: [[calls.getResource, resource]],
};

/** The stages on which the slots were booked: they are free no more. */
const booked = new WeakSet<object>();

describeBrowser({
  model: resourceBookingModel,
  screens: {
    afresh: page,
    'after a reload': {
      ...page,
      drafts: [{ owner: ofAsha.userID, flow: 'resource-booking.hall', draft: drafts.ofToday }],
    },
  },
  events: {
    ...bookingEvents(calls.getResourceSlots),
    'choice.changed': async ({ date, slots }, stage) => {
      // Another day is chosen in the dialog; a day that has turned is there already.
      const isChosen = date === tomorrow && (await showDay(date, stage));
      if (!isChosen) await chooseSlots(slots.length, calls.getResourceSlots, stage);
    },
  },
  actors: {
    bookResource: answering(calls.bookResource, () => ({})),
    awaitNextDay: turnDay,
  },
  states: {
    'day.passing': async (stage, { snapshot }) => {
      // A dialog may lie over it.
      const { date, today: first } = snapshot.context;
      const words = `${date === first ? 'Today' : 'Tomorrow'}, ${dayWords[date]}`;
      await expect(stage.page.getByText(words)).toBeVisible();
    },
    'booking.viewing': async (stage, expected) => {
      const { date, offered } = expected.snapshot.context;
      const isFree = offered > 0 && !booked.has(stage) && date !== tomorrow;
      const lines = [isFree ? '2 slots are free' : 'button "Book Now" [disabled]'];
      await expectRead(stage, [...lines, ...saidAfter(expected)], ['dialog']);
    },
    'booking.choosing': async (stage, expected) => {
      const { after, snapshot } = expected;
      const { chosen, offered } = snapshot.context;
      if (after?.output?.outcome === 'unauthorized') {
        return loginIsOver(stage, [texts.notAuthorized]);
      }
      await readAlerts(alertsAfter(expected), stage);
      const isBookable = offered > 0 && chosen.length > 0;
      const confirm = `button "Confirm Booking"${isBookable ? '' : ' [disabled]'}\n`;
      await expectRead(stage, ['dialog "Select Slots"', confirm, ...saidAfter(expected)]);
      if (offered > 0) await expect(stage.page.getByRole('option').first()).toBeVisible();
      await expectChosen(offered === 0 ? 0 : chosen.length, stage);
    },
    'booking.confirming': async (stage, { snapshot }) => {
      await button(/Booking\.\.\./, stage).click({ force: true });
      await button('Close', stage).click();
      await expectRead(stage, ['dialog "Select Slots"', 'Booking...']);
      const { date, chosen: slots } = snapshot.context;
      await expectUnderWay(calls.bookResource, stage, { userId: 'asha', date, slots });
    },
    'booking.booked': async (stage, expected) => {
      booked.add(stage);
      await readAlerts(alertsAfter(expected), stage);
      const lines = ['dialog "Your booking is confirmed"', 'button "Add to calendar"'];
      await expectRead(stage, [...lines, dayWords[today] ?? '']);
    },
  },
});

/** The alert that the answer to a booking brings. */
function alertsAfter({ after, snapshot }: Expected): Alert[] {
  if (!after?.type.endsWith('.actor.bookResource')) return [];
  const { outcome = null, message = '' } = after.output ?? {};
  if (outcome !== 'booked') return [[texts.bookingFailedAlert, message]];
  const [{ start, end }] = snapshot.context.order.slots;
  return [[texts.bookingSuccessful, `${start} - ${end}`]];
}

/** What is said of what happened last, besides alerts. */
function saidAfter({ after }: Expected): string[] {
  if (after?.type === 'slots.failed') return [texts.slotsFailed, 'button "Try again"'];
  const { message } = after?.output ?? {};
  return message ? [`paragraph: ${message}`] : [];
}

import type { AnyEventObject } from 'xstate';
import * as organisations from '#domain/contract/organisations.ts';
import type * as services from '#domain/contract/services.ts';
import type { Slot } from '#domain/slot.ts';
import { texts } from '#domain/texts.ts';
import { isFirstShown } from '../../e2e/first-shown.ts';
import { eleven, lastDay, nine, ten, today, tomorrow, zone } from '../flows/slots.ts';
import { expect } from './expect.ts';
import { button, press } from './person.ts';
import { morningOf } from './screen.ts';
import type { Stage } from './stage.ts';

/** A day as the screen names it. */
export const dayWords: Readonly<Record<string, string>> = {
  [today]: 'Monday, 9 March',
  [tomorrow]: 'Tuesday, 10 March',
};

/** The free slots of a partner's day, or of a resource's. */
export type SlotsCall = typeof services.slotsByDate | typeof organisations.getResourceSlots;

/** How often a flow looks whether the day has turned, in milliseconds. */
const aMinute = 60_000;

/** Lets the day turn. */
export async function turnDay({ output }: AnyEventObject, { page }: Stage): Promise<void> {
  await page.clock.setFixedTime(morningOf(output.date));
  await page.clock.fastForward(aMinute);
}

/** Shows a day by the calendar of the dialog, unless it is shown or the booking is made. */
export async function showDay(date: string, { page }: Stage): Promise<boolean> {
  const region = page.getByRole('region', { name: `Slots on ${dayWords[date]}` });
  const done = page.getByRole('button', { name: 'Done' });
  const other = page.getByRole('region', { name: new RegExp(`^Slots on (?!${dayWords[date]})`) });
  if (await isFirstShown(region.or(done), other)) return false;
  const words = dayWords[date]?.split(', ')[1] ?? '';
  await page.getByRole('button', { name: new RegExp(`(^|\\D)${words}`) }).click();
  return true;
}

/** How a person opens, submits and closes a booking, and how its slots fail. */
export function bookingEvents(call: SlotsCall) {
  return {
    'booking.opened': press('Book Now'),
    'booking.closed': async (_: unknown, stage: Stage) => {
      await button('Close', stage).or(button('Done', stage)).first().click();
    },
    'booking.submitted': press('Confirm Booking'),
    'slots.failed': (_: unknown, { network }: Stage) => network.fail(call),
  };
}

/**
 * Chooses so many slots, none or the first ones, of a day whose slots are on their way or there. If
 * none is to be chosen, `free` arrive, which were never chosen.
 */
export async function chooseSlots(
  count: number,
  call: SlotsCall,
  stage: Stage,
  free: Slot[] = [ten, eleven],
): Promise<void> {
  const options = stage.page.getByRole('option');
  const isShown = () => isFirstShown(options.first(), stage.page.getByText(texts.slotsLoading));
  const isThere = count > 0 && (await isShown()) && stage.network.waiting(call) === 0;
  if (!isThere) await answerSlots(call, count > 0 ? [nine, ten] : free, stage);
  for (let place = 0; place < count; place += 1) {
    const option = options.nth(place);
    const chosen = option.and(stage.page.getByRole('option', { selected: true }));
    const unchosen = option.and(stage.page.getByRole('option', { selected: false }));
    if (await isFirstShown(unchosen, chosen)) await unchosen.click();
  }
}

function answerSlots(call: SlotsCall, slots: Slot[], { network }: Stage): Promise<void> {
  if (call.name === organisations.getResourceSlots.name) {
    const free = slots.map((slot) => ({ ...slot, available: true }));
    return network.respond(call, 200, { slots: free, zone, bookable_until: lastDay });
  }
  const free = slots.map(({ start, end }) => ({ start_time: start, end_time: end }));
  return network.respond(call, 200, { slots: free, zone });
}

/** Holds once so many of the slots on the screen are chosen. */
export async function expectChosen(count: number, { page }: Stage): Promise<void> {
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(count);
}

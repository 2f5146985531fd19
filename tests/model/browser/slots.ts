import type { AnyEventObject } from 'xstate';
import { getResourceSlots } from '#domain/contract/organisations.ts';
import type { Slot } from '#domain/slot.ts';
import { texts } from '#domain/texts.ts';
import { isFirstShown } from '../../e2e/first-shown.ts';
import { eleven, lastDay, nine, ten, today, tomorrow, zone } from '../flows/slots.ts';
import { expect } from './expect.ts';
import { morningOf } from './screen.ts';
import type { Stage } from './stage.ts';

/** A day as the screen names it. */
export const dayWords: Readonly<Record<string, string>> = {
  [today]: 'Monday, 9 March',
  [tomorrow]: 'Tuesday, 10 March',
};

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

/** Lets the slots not arrive. */
export function failSlots({ network }: Stage): Promise<void> {
  return network.fail(getResourceSlots);
}

/**
 * Chooses so many slots, none or the first ones, of a day whose slots are on their way or there. If
 * none is to be chosen, others arrive, one of which was never chosen.
 */
export async function chooseSlots(count: number, stage: Stage): Promise<void> {
  const options = stage.page.getByRole('option');
  const isShown = () => isFirstShown(options.first(), stage.page.getByText(texts.slotsLoading));
  const isThere = count > 0 && (await isShown()) && stage.network.waiting(getResourceSlots) === 0;
  if (!isThere) await answerSlots(count > 0 ? [nine, ten] : [ten, eleven], stage);
  for (let place = 0; place < count; place += 1) {
    const option = options.nth(place);
    const chosen = option.and(stage.page.getByRole('option', { selected: true }));
    const unchosen = option.and(stage.page.getByRole('option', { selected: false }));
    if (await isFirstShown(unchosen, chosen)) await unchosen.click();
  }
}

function answerSlots(slots: Slot[], { network }: Stage): Promise<void> {
  const free = slots.map((slot) => ({ ...slot, available: true }));
  return network.answer(getResourceSlots, { slots: free, zone, bookable_until: lastDay });
}

/** Holds once so many of the slots on the screen are chosen. */
export async function expectChosen(count: number, { page }: Stage): Promise<void> {
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(count);
}

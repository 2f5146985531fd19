import { act, screen } from '@testing-library/react';
import type { Slot } from '#domain/slot.ts';
import { lastDay, zone } from '../flows/slots.ts';
import { button, press } from './person.ts';
import type { Stage } from './view.tsx';

/** The open dialog of a booking, once its chunk is there. */
export function bookingDialog(name: string): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name });
}

/** How a person opens, submits and closes the dialog of a booking, and how its slots fail. */
export const bookingEvents = {
  'booking.opened': press('Book Now'),
  'booking.closed': (_: unknown, { user }: Stage) =>
    user.click(screen.queryByRole('button', { name: 'Done' }) ?? button('Close')),
  'booking.submitted': press('Confirm Booking'),
  'slots.failed': (_: unknown, stage: Stage) => failSlots(stage),
};

/** Chooses a day of the shown week or of the next one, by words such as '10 March'. */
export async function chooseDay(words: string, { user }: Stage): Promise<void> {
  if (!dayIn(words)) await user.click(button('Next week'));
  const day = dayIn(words);
  if (!day) throw new Error(`Neither week has ${words}.`);
  await user.click(day);
}

function dayIn(words: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.month-day[aria-label*="${words}"]`);
}

/** Which of these days, each with its words, is that of the slots on the screen. */
export function shownDay(words: Readonly<Record<string, string>>): string | undefined {
  const label = screen.getByRole('region', { name: /^Slots on/ }).getAttribute('aria-label');
  return Object.keys(words).find((date) => label?.includes(words[date] ?? ''));
}

/** The slots on the screen that are chosen, as they read. */
export function chosenSlots(): string[] {
  return options().filter(isChosen).map(textOf);
}

/** Lets the slots not arrive; presses 'Try again' first if no request is open. */
export async function failSlots(stage: Stage): Promise<void> {
  await askForSlots(stage);
  await act(async () => stage.fakes.reject('loadSlots', new Error('offline')));
}

/** Lets slots arrive of which none was ever chosen, or gives up those that are chosen. */
export async function chooseNone(stage: Stage): Promise<void> {
  if (stage.fakes.waiting('loadSlots') === 0 && options().length > 0) {
    for (const option of options().filter(isChosen)) await stage.user.click(option);
    return;
  }
  await askForSlots(stage);
  await answerSlots(stage, newSlots(stage));
}

/** Chooses this many slots of those that are there; chosen ones are there still. */
export async function chooseSlots(count: number, stage: Stage): Promise<void> {
  if (stage.fakes.waiting('loadSlots') > 0) {
    const shown = options().map(textOf).map(slotOf);
    await answerSlots(stage, shown.length > 0 ? shown : newSlots(stage));
  }
  const missing = options().filter((option) => !isChosen(option));
  for (const option of missing.slice(0, count - chosenSlots().length)) {
    await stage.user.click(option);
  }
}

async function askForSlots({ fakes, user }: Stage): Promise<void> {
  if (fakes.waiting('loadSlots') === 0) await user.click(button('Try again'));
}

function answerSlots({ fakes }: Stage, slots: Slot[]): Promise<void> {
  return act(async () => fakes.resolve('loadSlots', { slots, zone, bookableUntil: lastDay }));
}

/** Slots that no answer has held before. */
function newSlots({ fakes }: Stage): Slot[] {
  const asked = fakes.calls.filter(({ actor }) => actor === 'loadSlots').length % 7;
  return [0, 1, 2]
    .map((place) => 3 * asked + place)
    .map((hour) => ({ start: time(hour), end: time(hour + 1) }));
}

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:15`;
}

function options(): HTMLElement[] {
  return screen.queryAllByRole('option');
}

function isChosen(option: HTMLElement): boolean {
  return option.getAttribute('aria-selected') === 'true';
}

function textOf(option: HTMLElement): string {
  return option.textContent;
}

function slotOf(text: string): Slot {
  const [start = '', end = ''] = text.split(' - ');
  return { start, end };
}

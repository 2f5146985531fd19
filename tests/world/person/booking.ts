import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { service } from '../answers.ts';
import { signedIn } from '../device.ts';
import { until, visit } from '../visit.tsx';
import { press } from './person.ts';

const user = userEvent.setup({ delay: null });

/** Up to the service's page, come to from its card. */
export function openService(): Promise<void> {
  return visit('/service-details', signedIn, service);
}

/** Up to the point where the service's slot is confirmed. */
export async function chooseServiceSlot(): Promise<void> {
  await openService();
  await press(texts.bookNow);
  await choose('09:00 - 10:00');
}

/** Up to the point where the resource's slots are confirmed. */
export async function chooseResourceSlots(): Promise<void> {
  await visit('/resource/hall', signedIn);
  await press(texts.bookNow);
  await choose('10:00 - 11:00');
  await choose('09:00 - 10:00');
}

/** Presses a link. */
export async function follow(name: string | RegExp): Promise<void> {
  await user.click(await until(() => screen.getByRole('link', { name })));
}

/** Goes to another page, as with the browser's own buttons: no dialog is in the way. */
export async function goHome(): Promise<void> {
  window.history.pushState(null, '', '/home');
  await until(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
}

/** Presses a slot. */
export async function choose(slot: string): Promise<void> {
  await user.click(await until(() => screen.getByRole('option', { name: slot })));
  await until(() => expect(chosen()).toContain(slot));
}

/** The slots that are chosen, as they read. */
export function chosen(): string[] {
  return screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);
}

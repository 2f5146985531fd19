import { act, screen, within } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { field } from '../../world/screen.ts';
import { endOfCode } from '../flows/proof-endings.ts';
import type { Stage } from './view.tsx';
import type { Alert } from './walk.ts';

/** A button by its name. */
export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The executor of an event that a press of a button makes. */
export function press(name: string) {
  return async (_: unknown, { user }: Stage): Promise<void> => {
    await user.click(button(name));
  };
}

/** The executor of an event that the app itself hears. */
export function tell(
  event: Parameters<Stage['environment']['app']['send']>[0],
  { environment: { app } }: Stage,
): Promise<void> {
  return act(async () => app.send(event));
}

/** The executor of `page.shown`: the person looks at the page again. */
export function lookAgain({ type }: AnyEventObject, { fakes }: Stage): Promise<void> {
  return act(async () => fakes.say('pageLooks', { type }));
}

/** Puts a text in the place of what a field holds. */
export async function retype(field: HTMLInputElement, text: string, { user }: Stage) {
  await user.click(field);
  field.setSelectionRange(0, field.value.length);
  await user.paste(text);
}

/** Goes through the one-time-code step of a login or registration until it ends as the event says. */
export async function proveNumber({ output }: AnyEventObject, stage: Stage): Promise<void> {
  const { fakes, user } = stage;
  const answer = (actor: string, outcome: unknown) =>
    act(async () => fakes.resolve(actor, outcome));
  if (output.problem === 'tooManyTries') return answer('sendCode', { outcome: 'tooManyTries' });
  if (output.outcome === 'notSent')
    return act(async () => fakes.reject('sendCode', new Error('offline')));
  if (output.outcome === 'numberChanged') return user.click(button('Change number'));
  if (fakes.waiting('sendCode') > 0) await answer('sendCode', { outcome: 'sent' });
  await retype(field('One-time code'), '123456', stage);
  await user.click(button('Verify'));
  await answer('confirmCode', output);
}

/** Goes through the proof of a phone until it ends as the event says. */
export async function proveAndSignIn({ output }: AnyEventObject, stage: Stage): Promise<void> {
  if (!['signedIn', 'invalid'].includes(output.outcome))
    return proveNumber({ type: '', output: endOfCode(output) }, stage);
  await proveNumber({ type: '', output: { outcome: 'confirmed', proof: 'proof' } }, stage);
  if (output.outcome === 'invalid')
    return act(async () => stage.fakes.resolve('openSession', output));
  const asked = stage.fakes.calls.at(-1)?.input;
  const isNew = JSON.stringify(asked).includes('aadhaar');
  const outcome = isNew ? 'registered' : 'signedIn';
  await act(async () =>
    stage.fakes.resolve('openSession', { outcome, token: 'token', userID: 'asha' }),
  );
}

/** Reads the alerts one after the other, pressing OK; each with its title and its message. */
export async function readAlerts({ user, environment: { app } }: Stage): Promise<Alert[]> {
  const waiting = () => app.getSnapshot().children.notices?.getSnapshot().context.alerts ?? [];
  const said: Alert[] = [];
  while (waiting().length > 0) {
    const dialog = await screen.findByRole('alertdialog');
    const title = within(dialog).getByRole('heading').textContent;
    const message = within(dialog).queryByText(/./, { selector: 'p' });
    said.push([title, message?.textContent ?? '']);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  }
  return said;
}

/** A toast that says this. */
export function toast(text: string): HTMLElement {
  return screen.getByText(text, { selector: '.toast p' });
}

/** What the device of somebody holds who is signed in as `asha`. */
export const ofAsha = {
  stored: { userID: 'asha', token: 'token', userLocation: null, isAuthenticated: true },
};

/** A day of the calendar's month on the screen, `YYYY-MM-DD`. */
export function dayOfMonth(day: string): HTMLElement {
  const words = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  return screen.getByRole('button', { name: new RegExp(`(^|\\D)${words}`) });
}

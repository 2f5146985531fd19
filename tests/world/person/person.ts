import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { ok } from '../answers.ts';
import { rightCode } from '../phone-provider.ts';
import { dateField, dialog, dialogs, enabled, expectNoAlert, field, terms } from '../screen.ts';
import { breathe, network, until } from '../visit.tsx';

/** What the person types, and what it means. */
export const typed = {
  number: '98765 43210',
  name: 'Asha Rao',
  dob: '1990-02-28',
  aadhaar: '123456',
};

const user = userEvent.setup({ delay: null });

/** Presses a button once it can be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  await user.click(await until(() => enabled(name)));
}

/** Presses a button twice, as fast as a finger can: on a busy machine too, no time passes between. */
export async function pressTwice(name: string | RegExp): Promise<void> {
  const button = await until(() => enabled(name));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.dblClick(button);
  clock.mockRestore();
}

/** Two presses that no pointer makes: the second comes before the screen shows the first. */
export async function pressTwiceByKey(name: string | RegExp): Promise<void> {
  const button = await until(() => enabled(name));
  button.click();
  button.click();
  await breathe();
}

/** Reads an alert, and presses its OK. */
export async function readAlert(name: string, message: string): Promise<void> {
  const alert = await until(() => screen.getByRole('alertdialog', { name }));
  expect(alert.textContent).toBe(`${name}${message}OK`);
  await press('OK');
  await until(expectNoAlert);
}

/** Puts a text in the place of what the field holds. */
export async function type(label: string, text: string): Promise<void> {
  const box = await until(() => field(label));
  await user.click(box);
  box.setSelectionRange(0, box.value.length);
  await user.paste(text);
}

export async function openLogin(): Promise<void> {
  const [login] = await until(() => screen.getAllByRole('button', { name: 'Login' }));
  if (login) await user.click(login);
  await until(() => dialog(dialogs.login));
}

/** Up to the point where Proceed is pressed. */
export async function enterNumber(): Promise<void> {
  await openLogin();
  await type('Mobile number', typed.number);
}

/** Up to the point where the login's code is typed. */
export async function reachLoginCode(): Promise<void> {
  await enterNumber();
  await press('Proceed');
  await reachCode();
}

/** Waits for the step of the code, and until the code is sent. */
export async function reachCode(): Promise<void> {
  await until(() => {
    if (field('One-time code').readOnly) throw new Error('The code is not sent yet.');
  });
}

/** Up to the point where Register is pressed; the number has to be unknown. */
export async function enterDetails(): Promise<void> {
  await enterNumber();
  await press('Proceed');
  await type('Full Name', typed.name);
  await user.type(dateField(), typed.dob);
  await type('Aadhaar', typed.aadhaar);
  await user.click(terms());
}

/** Up to the point where the registration's code is typed. */
export async function reachRegistrationCode(): Promise<void> {
  await enterDetails();
  await press('Register');
  await reachCode();
}

/** Signs in from a public page, as the user whom the service answers. */
export async function signIn(): Promise<void> {
  await openLogin();
  await signInAgain();
}

/** Signs in at the login that is open over the page, as the user whom the service answers. */
export async function signInAgain(): Promise<void> {
  await type('Mobile number', typed.number);
  await press('Proceed');
  await enterCode();
  await press('Verify');
  await until(() => expect(window.location.pathname).toBe('/dashboard'));
}

/** The next sign-in is that of another user. */
export function beSomebodyElse(): void {
  network.answer('checkUser', ok({ exists: true, userID: 'ravi' }));
  network.answer('login', ok({ token: 'token-of-ravi', userID: 'ravi' }));
}

/** Types a code, and leaves it there. */
export async function enterCode(code: string = rightCode): Promise<void> {
  await reachCode();
  await type('One-time code', code);
}

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noConnection, ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  enterCode,
  enterDetails,
  enterNumber,
  openLogin,
  press,
  reachCode,
  reachLoginCode,
  reachRegistrationCode,
  signIn,
  signInAgain,
  type,
} from '../world/person/person.ts';
import { provider } from '../world/phone-provider.ts';
import { dateField, dialog, enabled, field, terms, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('§4.9 the login asks for the phone, and whether its user exists before any code is sent', async () => {
  const answer = network.hold('checkUser');
  await visit('/home');
  await enterNumber();
  await press('Proceed');
  await until(() => screen.getByRole('button', { name: 'Checking...' }));
  await until(() =>
    expect(network.sent('checkUser').map(({ body }) => body)).toEqual([
      { mobile_number: '+919876543210' },
    ]),
  );
  expect(provider.asked).toEqual([]);
  answer(ok({ exists: true, userID: 'asha' }));
  await until(() => field('One-time code'));
});

it('§4.10 an existing user goes to the OTP step, and is not asked to register', async () => {
  network.answer('checkUser', ok({ exists: true, userID: 'asha' }));
  await visit('/home');
  await enterNumber();
  await press('Proceed');
  await until(() => expect(toasts()).toEqual(['OTP sent!']));
  expect(dialog('Log in or sign up').contains(field('One-time code'))).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Full Name' })).toBeNull();
});

it('§4.11 a new user goes to registration, and to the OTP step from there', async () => {
  network.answer('checkUser', ok({ exists: false }));
  await visit('/home');
  await enterDetails();
  expect(dialog('Create your account').contains(field('Full Name'))).toBe(true);
  expect(provider.asked).toEqual([]);
  await press('Register');
  await reachCode();
  expect(provider.asked).toEqual([{ method: 'sendCode', input: ['+919876543210'] }]);
  expect(network.sent('signup')).toEqual([]);
});

it('§4.12 after a login the user is on the dashboard, wherever it began', async () => {
  await visit('/blog');
  await signIn();
  await until(expectDashboard);
});

it('§4.12 after a registration the user is on the dashboard and reads “Registration successful!”', async () => {
  network.answer('checkUser', ok({ exists: false }));
  await visit('/blog');
  await reachRegistrationCode();
  await enterCode();
  await press('Verify');
  await until(expectDashboard);
  expect(toasts()).toContain('Registration successful!');
});

it('§4.12 once a registration has succeeded, no toast says any more that it failed before', async () => {
  network.answer('checkUser', ok({ exists: false }));
  network.answer('signup', noConnection);
  await visit('/blog');
  await reachRegistrationCode();
  await enterCode();
  await press('Verify');
  await until(() => expect(toasts()).toContain('Error registering user.'));
  network.answer('signup', ok({ userID: 'asha', token: 'a-session-token' }));
  await press('Try again');
  await until(expectDashboard);
  expect(toasts()).toContain('Registration successful!');
  expect(toasts()).not.toContain('Error registering user.');
});

it('§5.1 Register is disabled unless name, birth date, six Aadhaar digits and the terms are there', async () => {
  network.answer('checkUser', ok({ exists: false }));
  await visit('/home');
  await enterDetails();
  expect(canRegister()).toBe(true);

  await user.clear(field('Full Name'));
  expect(canRegister()).toBe(false);
  await type('Full Name', 'Asha Rao');
  await user.clear(dateField());
  expect(canRegister()).toBe(false);
  await user.type(dateField(), '1990-02-28');
  await type('Aadhaar', '12345');
  expect(canRegister()).toBe(false);
  await type('Aadhaar', '1234567');
  expect(field('Aadhaar').value).toBe('123456');
  expect(canRegister()).toBe(true);
  await user.click(terms());
  expect(canRegister()).toBe(false);
  await user.click(terms());
  expect(canRegister()).toBe(true);
  expect(network.sent('signup')).toEqual([]);
});

it('§5.2 a number typed without a plus sign is sent with one, and one with it as it is', async () => {
  await visit('/home');
  await openLogin();
  for (const typed of ['98765 43210', '+91 98765 43210']) {
    await type('Mobile number', typed);
    await press('Proceed');
    await until(() => field('One-time code'));
    await press('Change number');
    await until(() => field('Mobile number'));
  }
  expect(network.sent('checkUser').map(({ body }) => body)).toEqual([
    { mobile_number: '+919876543210' },
    { mobile_number: '+919876543210' },
  ]);
});

it('§5.2 a number that was pasted with the words around it comes back after a reload, with its code', async () => {
  const pasted = 'Asha Rao, Kurnool: please call me on +91 98765 43210 after six';
  await visit('/home');
  await openLogin();
  await type('Mobile number', pasted);
  await press('Proceed');
  await reachCode();
  await reload();
  await until(() => field('One-time code'));
  await press('Change number');
  await until(() => expect(field('Mobile number').value).toBe(pasted));
  await type('Mobile number', '9'.repeat(120));
  expect(field('Mobile number').value).toHaveLength(100);
});

it('§5.3 the OTP takes digits alone, six of them, and Verify waits for the sixth', async () => {
  await visit('/home');
  await reachLoginCode();
  await enterCode('12ab3');
  expect(field('One-time code').value).toBe('123');
  await enterCode('12345');
  expect(() => enabled('Verify')).toThrow();
  await enterCode('12 34 56 78');
  expect(field('One-time code').value).toBe('123456');
  await press('Verify');
  await until(expectDashboard);
  expect(provider.asked.at(-1)).toEqual({
    method: 'confirmCode',
    input: ['+919876543210', '123456'],
  });
});

it('§5.4 verifying an OTP that was not requested leads back to the phone step', async () => {
  await visit('/home');
  await reachLoginCode();
  await reload();
  await enterCode();
  await press('Verify');
  await until(() => expect(toasts()).toEqual(['OTP was not requested. Try again.']));
  await breathe();
  expect(field('Mobile number').value).toBe('98765 43210');
  expect(network.sent('login')).toEqual([]);
});

function canRegister(): boolean {
  return !screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled;
}

function expectDashboard(): void {
  expect(window.location.pathname).toBe('/dashboard');
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
}

it('Sign-in: the dashboard still offers to continue where the person left off after reloads', async () => {
  await visit('/my-appointments');
  await until(() => dialog('Log in or sign up'));
  await signInAgain();
  for (const _ of ['once', 'twice']) {
    await until(() => screen.getByRole('link', { name: 'Continue where you left off' }));
    await reload();
  }
  await user.click(
    await until(() => screen.getByRole('link', { name: 'Continue where you left off' })),
  );
  await until(() => expect(window.location.pathname).toBe('/my-appointments'));
});

it('Sign-in: a page is called by its name where its address has a slash at its end, and the dashboard is no way back to itself', async () => {
  await visit('/my-appointments/');
  await until(() => dialog('Log in or sign up'));
  await signInAgain();
  const wayBack = await until(() =>
    screen.getByRole('region', { name: 'Continue where you left off' }),
  );
  expect(wayBack).toHaveTextContent('My appointments');
  sessionStorage.clear();
  localStorage.clear();
  await visit('/dashboard/');
  await until(() => dialog('Log in or sign up'));
  await signInAgain();
  await until(() => screen.getByRole('heading', { name: /^Good / }));
  expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
});

it('Sign-in: a way back is not offered to another person, whose session began while this tab was not there to hear', async () => {
  await visit('/my-appointments');
  await until(() => dialog('Log in or sign up'));
  await signInAgain();
  await until(() => screen.getByRole('link', { name: 'Continue where you left off' }));
  await reload();
  await until(() => screen.getByRole('link', { name: 'Continue where you left off' }));
  await visit('/dashboard', { ...signedIn, userID: 'ravi', token: 'token-of-ravi' });
  await until(() => screen.getByRole('heading', { name: /^Good / }));
  expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('/my-appointments');
});

import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  enterCode,
  enterNumber,
  press,
  reachLoginCode,
  type,
  typed,
} from '../world/person/person.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  field,
  kept,
  stored,
  toasts,
} from '../world/screen.ts';
import { breathe, network, signOutElsewhere, until, visit } from '../world/visit.tsx';

const key = 'timewell.session';
const ravi = { ...signedIn, token: 'token-of-ravi', userID: 'ravi' };

describe('Session', () => {
  it.each([
    ['signs out', key, JSON.stringify({ ...signedIn, token: null, userID: null })],
    ['clears everything', null, null],
  ])(
    'a tab that %s ends the session in the others without a dialog or a toast',
    async (_, changed, newValue) => {
      await visit('/dashboard', signedIn);
      await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
      await write(changed, newValue);
      await until(() => expect(window.location.pathname).toBe('/home'));
      expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
      expectNoDialog();
      expect(toasts()).toEqual([]);
    },
  );

  it('a tab that stores something else changes nothing in the others', async () => {
    await visit('/dashboard', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    await write('something.else', null);
    expectSignedIn(signedIn.token ?? '', 'asha');
    expect(network.sent('validateToken')).toHaveLength(1);
  });

  it('a tab that signs in starts the session in the others too, and closes their open login', async () => {
    await visit('/blog');
    await enterNumber();
    await write(key, JSON.stringify(ravi));
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    expectNoDialog();
    expect(window.location.pathname).toBe('/blog');
    expect(network.sent('validateToken').map(({ body }) => body)).toEqual([{ token: ravi.token }]);
  });

  it('a tab that hears late of a logout keeps what the same person, signed in again, has typed since', async () => {
    await visit('/blog', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    const draft = 'timewell.draft.user.asha.createEvent';
    localStorage.setItem(key, JSON.stringify({ ...signedIn, token: 'next-token' }));
    localStorage.setItem(draft, '{}');
    localStorage.setItem('timewell.push.asha', 'wanted');
    const newValue = JSON.stringify({ ...signedIn, token: null, userID: null });
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await breathe();
    expect(localStorage.getItem(draft)).toBe('{}');
    expect(localStorage.getItem('timewell.push.asha')).toBe('wanted');
    await until(() => expect(network.sent('validateToken')).toHaveLength(2));
    expect(network.sent('validateToken').at(-1)?.body).toEqual({ token: 'next-token' });
    expect(window.location.pathname).toBe('/blog');
  });

  it('a tab in which another person signs in closes the calendar of the first in the others', async () => {
    const items = { '2026-03-09': [{ title: 'Dentist', time_slot: '2026-03-09T10:00:00Z' }] };
    network.answer('getAppointments', ok(items));
    await visit('/blog', signedIn);
    await press('Menu');
    (await until(() => screen.getByRole('menuitem', { name: 'Calendar' }))).click();
    await until(() => expect(network.sent('getAppointments')).toHaveLength(1));
    await until(() => expect(dialog('Calendar')).toBeVisible());
    await write(key, JSON.stringify(ravi));
    await until(expectNoDialog);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(window.location.pathname).toBe('/blog');
  });

  it('a tab in which another person signs in closes the place dialog of the one before in the others', async () => {
    await visit('/blog', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    await press(/change place/);
    await type('City or pincode', 'Budhawarpet');
    await write(key, JSON.stringify(ravi));
    await until(expectNoDialog);
  });

  it('a tab that signs in drops what was typed in the login of the others, which the next login does not show', async () => {
    await visit('/blog');
    await enterNumber();
    await write(key, JSON.stringify(ravi));
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    const nobody = { ...ravi, token: null, userID: null, isAuthenticated: false };
    await write(key, JSON.stringify({ ...nobody, hasExpired: true }));
    await until(() => expect(field('Mobile number').value).toBe(''));
  });

  it('a tab that signs in with an invalid token leaves the login of the others open', async () => {
    network.answer('validateToken', ok({ valid: false }));
    await visit('/blog');
    await enterNumber();
    await write(key, JSON.stringify(ravi));
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    await until(() => expect(dialog(dialogs.login)).toBeVisible());
    await until(() => expect(field('Mobile number').value).toBe(typed.number));
  });
});

describe('Session: a page that Back brings to life again', () => {
  it('follows the person who signed in while it was out of sight', async () => {
    await visit('/my-appointments', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    localStorage.setItem(key, JSON.stringify(ravi));
    await comeBack({ persisted: true });
    await until(() => expectSignedIn(ravi.token, ravi.userID));
    expect(network.sent('validateToken').at(-1)?.body).toEqual({ token: ravi.token });
  });

  it('forgets the person who left meanwhile', async () => {
    await visit('/my-appointments', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
    localStorage.removeItem(key);
    await comeBack({ persisted: true });
    await until(() => expect(window.location.pathname).toBe('/home'));
    expectSignedOut();
    expectNoDialog();
  });

  it('keeps nothing that the former person typed there, once another one has signed in', async () => {
    await visit('/create-events', signedIn);
    await type('Description', 'For Meena alone');
    // As the logout in the other tab does, of which this page is not told.
    localStorage.clear();
    expect(kept()).toContain('For Meena alone');
    localStorage.setItem(key, JSON.stringify(ravi));
    await comeBack({ persisted: true });
    await until(() => expect(window.location.pathname).toBe('/dashboard'));
    await until(() => expect(kept()).not.toContain('For Meena alone'));
  });

  it('leaves nothing of a person who has signed in again and logged out since their session expired', async () => {
    const expired = { ...signedIn, token: null, userID: null };
    await visit('/create-events', signedIn);
    await type('Description', 'For Meena alone');
    localStorage.setItem(key, JSON.stringify({ ...expired, hasExpired: true }));
    await comeBack({ persisted: true });
    await until(() => expect(dialog(dialogs.login)).toBeVisible());
    expect(screen.getByDisplayValue('For Meena alone')).toBeVisible();
    localStorage.setItem(key, JSON.stringify(expired));
    await comeBack({ persisted: true });
    await until(() => expect(window.location.pathname).toBe('/home'));
    expectNoDialog();
    expect(kept()).not.toContain('For Meena alone');
  });

  it('checks nothing where it is a page that was loaded', async () => {
    await visit('/blog', signedIn);
    localStorage.setItem(key, JSON.stringify(ravi));
    await comeBack({ persisted: false });
    expect(network.sent('validateToken').map(({ body }) => body)).toEqual([
      { token: signedIn.token },
    ]);
  });
});

it('Session: a tab whose page is still being checked goes home when the person logs out in another one, without a login, and leaves no way back to the next person', async () => {
  // Not at once, as where pages cross-fade: the page that is left is there for a moment.
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      const finished = breathe().then(update);
      return { ready: finished, finished };
    },
  });
  network.hold('validateToken');
  await visit('/event/asha-dinner', signedIn);
  await signOutElsewhere();
  await until(() => expect(window.location.pathname).toBe('/home'));
  await until(() => screen.getByRole('button', { name: 'Login' }));
  await breathe();
  Reflect.deleteProperty(document, 'startViewTransition');
  expectNoDialog();
  expect(sessionStorage.getItem('timewell.draft.visitor.app') ?? '').not.toContain('asha-dinner');
});

it('Session: a check that fails too late takes nothing from the person who signed in meanwhile', async () => {
  await visit('/blog', signedIn);
  await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible());
  localStorage.setItem(key, JSON.stringify(ravi));
  localStorage.setItem('timewell.seen.ravi.getEvents', '{}');
  network.answer('validateToken', ok({ valid: false }));
  await press('Menu');
  await until(() => expect(dialog(dialogs.login)).toBeVisible());
  expect(stored()).toEqual(ravi);
  expect(localStorage.getItem('timewell.seen.ravi.getEvents')).toBe('{}');
});

it('Session: on a page whose HTML has sent the first check, the menu has the token checked anew', async () => {
  vi.stubGlobal('earlyCalls', new Map());
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  network.answer('validateToken', ok({ valid: false }));
  await press('Menu');
  await until(() => dialog(dialogs.login));
  expect(stored().token).toBeNull();
});

it('Session: a sign-in leaves no answer that another person saw on the device', async () => {
  await visit('/blog');
  localStorage.setItem('timewell.seen.ravi.getEvents', '{}');
  await reachLoginCode();
  await enterCode();
  await press(texts.verify);
  await until(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(localStorage.getItem('timewell.seen.ravi.getEvents')).toBeNull();
});

it('Drafts: one of the open sign-in that cannot be read opens no dialog', async () => {
  sessionStorage.setItem('timewell.draft.visitor.app', '{"signIn":"loggingIn"');
  await visit('/blog');
  await breathe();
  expectNoDialog();
});

/** The page is shown again, as the browser kept it or newly loaded. */
async function comeBack(shown: { persisted: boolean }): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent('pageshow', shown));
  await breathe();
}

async function write(changed: string | null, newValue: string | null): Promise<void> {
  if (changed === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(changed);
  else localStorage.setItem(changed, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
  await breathe();
}

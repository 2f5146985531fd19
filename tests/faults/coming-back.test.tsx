import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { texts } from '#domain/texts.ts';
import { token, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { openService } from '../world/person/booking.ts';
import { invite, myAppointments } from '../world/person/invitations.ts';
import { openLogin, press, signIn, type, typed } from '../world/person/person.ts';
import { provider } from '../world/phone-provider.ts';
import { dialog, enabled, expectNoDialog, expectSignedIn, field, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';
import { steps } from './steps.ts';

describe('Sign-in', () => {
  it.each(steps)(
    'a reload while $name opens the dialog again with what was typed',
    async (step) => {
      await visit('/blog');
      await step.reach();
      const sent = [network.requests.length, provider.asked.length];
      await reload();
      await until(step.afterReload ?? step.asItWas);
      expect(window.location.pathname).toBe('/blog');
      expect(toasts()).toEqual([]);
      expect([network.requests.length, provider.asked.length]).toEqual(sent);
    },
  );

  it('a reload after the sign-in finds no draft and sends nothing again', async () => {
    await visit('/blog');
    await signIn();
    await until(() => expectSignedIn(token, userID));
    await reload();
    await until(() => expectSignedIn(token, userID));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('98765');
    expect(network.sent('login')).toHaveLength(1);
    expect(network.sent('linkPending')).toHaveLength(1);
  });

  it.each(steps)(
    'going back and forward in the history while $name keeps the step and the typed text',
    async (step) => {
      await visit('/about-us');
      navigate('/blog');
      await breathe();
      await step.reach();
      const sent = [network.requests.length, provider.asked.length];
      await travel(-1, '/about-us');
      await until(step.asItWas);
      await travel(1, '/blog');
      await until(step.asItWas);
      expect([network.requests.length, provider.asked.length]).toEqual(sent);
    },
  );

  it('going back and forward in the history after the sign-in does not open the login again', async () => {
    await visit('/blog');
    await signIn();
    await until(() => expectSignedIn(token, userID));
    await travel(-1, '/blog');
    expectNoDialog();
    await travel(1, '/dashboard');
    await until(() => screen.getByRole('heading', { level: 1 }));
    expectSignedIn(token, userID);
  });

  it.each(steps)('a dialog closed while $name opens again with what was typed', async (step) => {
    await visit('/blog');
    await step.reach();
    await press('Close');
    expectNoDialog();
    const isRegistering = /details|registration/.test(step.name);
    await openLogin();
    if (isRegistering) {
      await until(() => expect(field('Mobile number').value).toBe(typed.number));
      await press('Proceed');
    }
    await until(step.afterReload ?? step.asItWas);
  });
});

describe('A later visit (§22.105)', () => {
  it('to a page leaves the add form closed in which nothing was typed, and a reload opens it again', async () => {
    await visit('/calendar', signedIn);
    await press(texts.addItem.task);
    await until(() => field('Title'));
    await reload();
    await until(() => field('Title'));
    await comeLater();
    await until(() => enabled(texts.addItem.task));
    await breathe();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('to a page opens the add form again in which something was typed', async () => {
    await visit('/calendar', signedIn);
    await press(texts.addItem.task);
    await type('Title', 'Pay the rent');
    await comeLater();
    await until(() => expect(field('Title').value).toBe('Pay the rent'));
  });

  it('to an invitation leaves the form of a change closed in which nothing was changed, and a reload opens it again', async () => {
    const rsvpResponses = { q_attending: true };
    invite('event', { response_status: 'responded', rsvpResponses });
    await visit(myAppointments, signedIn);
    await press('Change response');
    await until(() => enabled('Submit RSVP'));
    await reload();
    await until(() => enabled('Submit RSVP'));
    await comeLater();
    await until(() => enabled('Change response'));
  });

  it.each([
    ['service', openService, 'Select Slot'],
    ['resource', () => visit('/resource/hall', signedIn), 'Select Slots'],
  ])(
    'to a %s leaves its slots closed where none was chosen, and a reload opens them again',
    async (_, open, name) => {
      await open();
      await press(texts.bookNow);
      await until(() => dialog(name));
      await reload();
      await until(() => dialog(name));
      await comeLater();
      await until(() => enabled(texts.bookNow));
      await breathe();
      expectNoDialog();
    },
  );
});

it('Drafts: in a full storage the last answers give way to what is typed', async () => {
  await visit('/create-events', signedIn);
  const seen = 'timewell.seen.asha.getEvents';
  localStorage.setItem(seen, '{}');
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this.getItem(seen) !== null) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, text);
  });
  await type('Event name', 'Ugadi');
  await until(() => expect(JSON.stringify({ ...localStorage })).toContain('Ugadi'));
  expect(localStorage.getItem(seen)).toBeNull();
});

/** The same page in another tab: what lived as long as the tab is gone. */
async function comeLater(): Promise<void> {
  await breathe();
  sessionStorage.clear();
  await reload();
}

async function travel(steps: -1 | 1, path: string): Promise<void> {
  window.history.go(steps);
  await until(() => expect(window.location.pathname).toBe(path));
  await breathe();
}

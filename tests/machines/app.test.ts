import { describe, expect, it } from 'vitest';
import type { EntryAction } from '#domain/entry-action.ts';
import type { ShellDraft } from '#domain/resume.ts';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { texts } from '#domain/texts.ts';
import { appDraft, appMachine } from '../../src/machines/app.ts';
import type { SessionEndCause } from '../../src/machines/kit/session-setup.ts';
import { startFlow, startWithChildren } from './harness.ts';

const mobileNumber = '+919876543210';
const page = { path: '/service-details', search: '', state: { service_id: 'yoga' } };
const dashboard = { path: '/dashboard', search: '?q=yoga', state: { searchBy: 'asha' } };
const asha: StoredSession = {
  userID: 'asha',
  token: 'token',
  userLocation: null,
  isAuthenticated: true,
};
const signedIn = { type: 'user.signedIn', userID: 'asha', token: 'new', mobileNumber } as const;
const deletion: EntryAction = {
  what: 'delete',
  userID: 'asha',
  kind: 'task',
  item: { id: 'rent', can_edit: true, title: 'Rent', time_slot: '2026-03-09T04:00:00Z' },
  day: '2026-03-09',
};
const closed = 'signIn.closed (draft)';
const loggingIn = 'signIn.open.loggingIn (draft)';
const registering = 'signIn.open.registering (draft)';
const left = { type: 'person.left', userID: 'asha' };
const goTo = (to: string, replace = false, state: unknown = null) => ({
  type: 'route.requested',
  to,
  state,
  replace,
});
const ended = (cause: SessionEndCause) =>
  ({ type: 'session.ended', cause, userID: 'asha' }) as const;
const listeners = [
  'notices',
  'entryActions',
  'watchZone',
  'linking',
  'leaving',
  'place',
  'connection',
  'push',
  'session',
];

function start(stored: StoredSession = emptySession, draft: ShellDraft | null = null) {
  const app = startFlow(appMachine, () => ({ stored, draft }), listeners);
  return {
    ...app,
    /** What the app passed on, and to whom. */
    passed: () => app.fakes.messages.splice(0).map(({ actor, event }) => [actor, event]),
  };
}

function startRegistering() {
  const app = start();
  app.send({ type: 'login.requested' });
  app.send({ type: 'user.unknown', mobileNumber });
  return app;
}

describe('App: what outlives a screen', () => {
  it('App: all its flows start at once with what is stored', () => {
    const app = start(asha);
    expect(app.news()).toEqual({ at: closed });
    const listening = app.fakes.listening.map(({ actor, input }) => [actor, input]);
    expect(listening).toMatchObject([
      ['notices', { owner: {} }],
      ['entryActions', { shell: {} }],
      ['watchZone', undefined],
      ['linking', undefined],
      ['leaving', undefined],
      ['place', { owner: {} }],
      ['connection', { owner: {} }],
      ['push', { shell: {}, userID: 'asha' }],
      ['session', { owner: {}, stored: asha }],
    ]);
    expect(app.context()).toMatchObject({ guardedPage: null, resume: null, pushOffer: 'none' });
    expect(app.context()).toMatchObject({ lastUserID: 'asha', mobileNumber: '' });
  });

  it.each([
    [{ type: 'toast.raised', toast: { text: 'Hi', tone: 'info' } }, ['notices']],
    [{ type: 'toast.withdrawn', topic: 'slots' }, ['notices']],
    [{ type: 'alert.raised', alert: { title: 'Hi', message: 'Read me.' } }, ['notices']],
    [{ type: 'place.found', location: { city: 'Adoni', pincode: '518301' } }, ['session']],
    [
      {
        type: 'place.chosen',
        location: { city: 'Adoni', pincode: '518301' },
        isByHand: true,
      },
      ['session'],
    ],
    [{ type: 'token.refused', token: 'token' }, ['session']],
    [{ type: 'logout.requested', isEverywhere: true }, ['session']],
    [{ type: 'account.deleted' }, ['session']],
    [{ type: 'account.doubted' }, ['session']],
    [{ type: 'session.left', token: 'token', isEverywhere: false }, ['leaving']],
    [{ type: 'leaving.resumed' }, ['leaving']],
    [{ type: 'network.returned' }, ['session', 'push', 'leaving']],
    [{ type: 'offer.accepted' }, ['push']],
    [{ type: 'offer.declined' }, ['push']],
    [{ type: 'push.wanted' }, ['push']],
    [{ type: 'lookup.requested' }, ['session']],
    [{ type: 'entryAction.requested', action: deletion }, ['entryActions']],
  ] as const)('App: %j reaches %j', (event, hearers) => {
    const app = start(asha);
    app.send(event);
    expect(app.passed()).toEqual(hearers.map((hearer) => [hearer, event]));
    expect(app.news()).toEqual({ at: closed });
  });

  it('App: an entry that was changed is told to the lists on the page', () => {
    const app = start(asha);
    const change = { type: 'item.removed', kind: 'task', id: 'rent' } as const;
    app.send({ type: 'entry.changed', change });
    expect(app.news().told).toEqual([{ type: 'entry.changed', change }]);
  });

  it('App: push messages are offered where their flow says', () => {
    const app = start(asha);
    app.send({ type: 'push.stood', offer: 'card' });
    expect(app.context().pushOffer).toBe('card');
  });
});

describe('App: a deleted account (§22.63)', () => {
  it('App: the device forgets the person as after a logout, and home says that the account was deleted', () => {
    const app = start(asha);
    app.send(ended('deleted'));
    expect(app.news()).toEqual({ at: closed, told: [left, goTo('/home')] });
    const toNotices = app.passed().filter(([actor]) => actor === 'notices');
    const toast = { text: texts.accountDeleted, tone: 'success' };
    expect(toNotices.map(([, event]) => event)).toEqual([
      { type: 'person.left' },
      { type: 'toast.raised', toast },
    ]);
  });

  it('App: where the session expired before, the login closes too, and the drafts of its user go', () => {
    const app = start(asha);
    app.send(ended('expired'));
    app.send({ ...ended('deleted'), userID: null });
    expect(app.news()).toEqual({ at: closed, told: [left, goTo('/home')] });
  });

  it('App: nothing is said of an account after a logout', () => {
    const app = start(asha);
    app.send(ended('loggedOut'));
    const said = app.passed().filter(([, event]) => JSON.stringify(event).includes('toast'));
    expect(said).toEqual([]);
  });
});

describe('App: the router', () => {
  it('App: the device is asked for its place where the session wants it', () => {
    const app = start(asha);
    app.send({ type: 'place.wanted' });
    expect(app.passed()).toEqual([['place', { type: 'lookup.requested' }]]);
  });

  it('App: a request for a route carries its state and whether it replaces', () => {
    const app = start();
    app.send({ type: 'route.requested', to: '/home' });
    app.send({ type: 'route.requested', to: '/event/1', state: { id: 1 }, replace: true });
    expect(app.news().told).toEqual([goTo('/home'), goTo('/event/1', true, { id: 1 })]);
  });

  it('App: a request for a route from a page that the person has left leads nowhere, and one without a page leads from any', () => {
    const app = start(asha);
    const request = { type: 'route.requested', to: '/event/1', from: '/create-events' } as const;
    app.send(request);
    app.send({ type: 'guard.opened', page: { ...page, path: '/create-events' } });
    app.news();
    app.send(request);
    expect(app.news().told).toEqual([goTo('/event/1')]);
    app.send({ type: 'route.requested', to: '/home' });
    expect(app.news().told).toEqual([goTo('/home')]);
    app.send({ type: 'route.changed', path: '/dashboard' });
    app.send(request);
    expect(app.news().told ?? []).toEqual([]);
  });
});

describe('App: signing in (§4.9, §4.11, §4.12)', () => {
  it('App: the login is open from its button until it is dismissed', () => {
    const app = start();
    app.send({ type: 'login.requested' });
    expect(app.news()).toEqual({ at: loggingIn });
    app.send({ type: 'login.dismissed' });
    expect(app.news()).toEqual({ at: closed });
  });

  it('App: an unknown number leads to registration, and another number back to the login', () => {
    const app = startRegistering();
    expect(app.news()).toEqual({ at: registering });
    expect(app.context().mobileNumber).toBe(mobileNumber);
    app.send({ type: 'number.abandoned' });
    expect(app.news()).toEqual({ at: loggingIn });
    const other = startRegistering();
    other.send({ type: 'login.dismissed' });
    expect(other.news()).toEqual({ at: closed });
  });

  it('App: dismissing a sign-in over a guarded page goes home', () => {
    for (const isNew of [false, true]) {
      const app = start();
      app.send({ type: 'guard.opened', page });
      app.send({ type: 'login.requested' });
      if (isNew) app.send({ type: 'user.unknown', mobileNumber });
      app.send({ type: 'login.dismissed' });
      expect(app.news()).toEqual({ at: closed, told: [goTo('/home')] });
    }
  });

  it('App: a finished sign-in opens the dashboard and links the invitations of the number', () => {
    for (const app of [start(), startRegistering()]) {
      app.news();
      app.send(signedIn);
      expect(app.news()).toEqual({
        at: closed,
        told: [{ type: 'signIn.finished' }, goTo('/dashboard')],
      });
      expect(app.passed()).toEqual([
        ['session', { type: 'session.opened', token: 'new', userID: 'asha' }],
        ['push', { type: 'person.arrived', userID: 'asha', mobileNumber }],
        ['linking', { type: 'number.proven', userID: 'asha', mobileNumber }],
      ]);
      expect(app.context()).toMatchObject({ lastUserID: 'asha', mobileNumber: '' });
    }
  });
});

describe('App: a sign-in after a reload (§11.8)', () => {
  const draft: ShellDraft = { signIn: 'loggingIn', mobileNumber, resume: null };

  it.each([
    ['loggingIn', mobileNumber, emptySession, loggingIn],
    ['registering', mobileNumber, emptySession, registering],
    ['registering', '', emptySession, closed],
    ['closed', mobileNumber, emptySession, closed],
    ['loggingIn', mobileNumber, asha, closed],
    ['registering', mobileNumber, asha, closed],
  ] as const)(
    'App: a reload during %s with the number %j and the session %j continues',
    (signIn, number, stored, at) => {
      expect(start(stored, { ...draft, signIn, mobileNumber: number }).news()).toEqual({ at });
    },
  );

  it('App: a sign-in that goes on after a reload forgets the draft that it came from', () => {
    expect(start(emptySession, draft).context().draft).toBeNull();
  });

  it('App: a reload keeps the way back and its user', () => {
    const resume = { ...page, userID: 'ravi' };
    const { context } = start(emptySession, { ...draft, resume });
    expect(context()).toMatchObject({ resume, lastUserID: 'ravi', mobileNumber });
    expect(start(asha, { ...draft, resume }).context().lastUserID).toBe('asha');
  });

  it('App: the draft holds a number only during a registration', () => {
    expect(appDraft.flow).toBe('app');
    const app = startRegistering();
    const kept = () => appDraft.of(app.snapshot());
    expect(kept()).toEqual({ signIn: 'registering', mobileNumber, resume: null });
    app.send({ type: 'number.abandoned' });
    expect(kept()).toEqual({ signIn: 'loggingIn', mobileNumber: '', resume: null });
    app.send({ type: 'login.dismissed' });
    expect(kept()).toEqual({ signIn: 'closed', mobileNumber: '', resume: null });
  });
});

describe('App: a guarded page (§2.7, §11.7)', () => {
  it('App: a refused page sends the visitor home to log in, and is offered afterwards', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    expect(app.news()).toEqual({ at: loggingIn, told: [goTo('/home', true)] });
    expect(app.context().resume).toEqual({ ...page, userID: null });
    app.send(signedIn);
    app.news();
    app.send({ type: 'resume.taken' });
    expect(app.news().told).toEqual([goTo(page.path, false, page.state)]);
  });

  it('App: a guarded page counts as open until the route changes', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'route.changed', path: page.path });
    expect(app.context().guardedPage).toEqual(page);
    app.send({ type: 'route.changed', path: '/home' });
    expect(app.context().guardedPage).toBeNull();
    app.send({ type: 'route.changed', path: '/about-us' });
    expect(app.news()).toEqual({ at: closed });
  });

  it('App: only opening the page of the way back drops the way back', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    app.send({ type: 'guard.opened', page: { ...page, path: '/dashboard' } });
    expect(app.context().resume).not.toBeNull();
    app.send({ type: 'guard.opened', page });
    expect(app.context()).toMatchObject({ resume: null, guardedPage: page });
  });

  it('App: another service, whose address is the same, leaves the way back, also when another tab signs in meanwhile, and that service drops it', () => {
    const yoga = { service_id: 'yoga', name: 'Yoga', partner_id: 'smile' };
    const app = start(asha);
    app.send({ type: 'guard.refused', page: { ...page, state: yoga } });
    for (const other of [{ ...yoga, service_id: 'gym' }, { ...yoga, partner_id: 'other' }, null]) {
      app.send({ type: 'guard.opened', page: { ...page, state: other } });
      app.send({ type: 'session.adopted', userID: 'asha' });
      expect(app.context().resume).not.toBeNull();
    }
    app.send({ type: 'guard.opened', page: { ...page, state: { ...yoga, price: 400 } } });
    expect(app.context().resume).toBeNull();
  });

  it('App: the way back leads to the query and the state that the page had last', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page: { ...page, path: '/calendar' } });
    const shown = { path: '/calendar', search: '?day=2027-03-14', state: { shown: 'last' } };
    app.send({ type: 'page.changed', page: shown });
    app.send(ended('expired'));
    app.send(signedIn);
    app.news();
    app.send({ type: 'resume.taken' });
    expect(app.news().told).toEqual([goTo('/calendar?day=2027-03-14', false, shown.state)]);
  });

  it('App: a person who was stopped on the dashboard is led to the search that stood in its address, once', () => {
    const app = start(asha);
    app.send(ended('expired'));
    app.send({ type: 'guard.refused', page: dashboard });
    app.news();
    app.send(signedIn);
    expect(app.news().told).toContainEqual(goTo('/dashboard?q=yoga', false, dashboard.state));
    app.send(ended('expired'));
    app.send(signedIn);
    expect(app.news().told).toContainEqual(goTo('/dashboard'));
  });

  it('App: a search in the address of the dashboard is not for the person who signs in after another one', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page: dashboard });
    app.send(ended('expired'));
    app.send({ ...signedIn, userID: 'ravi' });
    expect(app.news().told).toContainEqual(goTo('/dashboard'));
  });

  it('App: without a way back, continuing leads nowhere', () => {
    const app = start(asha);
    app.send({ type: 'resume.taken' });
    expect(app.news()).toEqual({ at: closed });
  });
});

describe('App: a session that ended (§4.2, §4.3)', () => {
  it.each(['loggedOut', 'elsewhere'] as const)(
    'App: a session that ended as %s goes home without a login',
    (cause) => {
      const app = start(asha, {
        signIn: 'closed',
        mobileNumber: '',
        resume: { ...page, userID: 'asha' },
      });
      app.send(ended(cause));
      expect(app.news()).toEqual({ at: closed, told: [left, goTo('/home')] });
      expect(app.passed()).toEqual([
        ['push', { type: 'person.left' }],
        ['notices', { type: 'person.left' }],
        ['entryActions', { type: 'person.left' }],
      ]);
      expect(app.context().resume).toBeNull();
    },
  );

  it.each(['invalid', 'expired'] as const)(
    'App: a session that ended as %s opens the login over the page',
    (cause) => {
      const app = start(asha);
      app.send({ type: 'guard.opened', page });
      app.send(ended(cause));
      expect(app.news()).toEqual({ at: loggingIn });
      expect(app.passed()).toEqual([['push', { type: 'person.left' }]]);
      expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
    },
  );

  it.each(['invalid', 'expired'] as const)(
    'App: a session that ended as %s, or a refused page, leaves an open registration as it is',
    (cause) => {
      const app = startRegistering();
      app.send(ended(cause));
      expect(app.news()).toEqual({ at: registering });
      app.send({ type: 'guard.refused', page });
      expect(app.news()).toEqual({ at: registering, told: [goTo('/home', true)] });
      expect(app.context().mobileNumber).toBe(mobileNumber);
      expect(app.context().resume).toEqual({ ...page, userID: null });
    },
  );

  it.each(['invalid', 'expired'] as const)(
    'App: a session that ended as %s under an open sign-in tells push and keeps the page as the way back',
    (cause) => {
      const app = start(asha);
      app.send({ type: 'guard.opened', page });
      app.send({ type: 'login.requested' });
      app.send(ended(cause));
      expect(app.news()).toEqual({ at: loggingIn });
      expect(app.passed()).toEqual([['push', { type: 'person.left' }]]);
      expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
    },
  );

  it('App: a logout without a known user drops the drafts of no person', () => {
    const app = start({ ...asha, userID: null });
    app.send({ ...ended('loggedOut'), userID: null });
    expect(app.news().told).toContainEqual({ type: 'person.left', userID: '' });
  });

  it('App: a session that expires on a public page makes no way back', () => {
    const app = start(asha);
    app.send(ended('expired'));
    expect(app.context().resume).toBeNull();
  });
});

describe('App: the way back (§11.7)', () => {
  const resumeOf = (userID: string | null): ShellDraft => ({
    signIn: 'closed',
    mobileNumber: '',
    resume: { ...page, userID },
  });

  it.each([
    ['asha', true],
    [null, true],
    ['ravi', false],
  ])('App: a way back of user %s is kept when Asha signs in: %s', (userID, isKept) => {
    const app = start(emptySession, resumeOf(userID));
    app.send(signedIn);
    expect(app.context().resume !== null).toBe(isKept);
  });

  it('App: a visitor’s way back becomes that of the person who signs in, and is not offered to the next one', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    app.send(signedIn);
    expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
    app.send(ended('expired'));
    app.send({ ...signedIn, userID: 'ravi' });
    expect(app.context().resume).toBeNull();
  });

  it.each(['loggedOut', 'elsewhere', 'deleted'] as const)(
    'App: once a session has ended as %s, a refused page is offered to any person who signs in',
    (cause) => {
      const app = start(asha);
      app.send(ended(cause));
      app.send({ type: 'guard.refused', page });
      app.send({ ...signedIn, userID: 'ravi' });
      expect(app.context().resume).toEqual({ ...page, userID: 'ravi' });
    },
  );

  it('App: after an expiry, a refused page is offered to the same user alone', () => {
    const app = start(asha);
    app.send(ended('expired'));
    app.send({ type: 'guard.refused', page });
    expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
  });

  it('App: the dashboard, which offers the way back, does not replace it when a guard or an expiry stops the person there', () => {
    const refused = start(emptySession, resumeOf('asha'));
    refused.send({ type: 'guard.refused', page: dashboard });
    const expired = start(asha, resumeOf('asha'));
    expired.send({ type: 'guard.opened', page: dashboard });
    expired.send(ended('expired'));
    for (const app of [refused, expired])
      expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
  });

  it('App: a refused dashboard takes the place of another user’s way back', () => {
    const app = start(asha, resumeOf('ravi'));
    app.send({ type: 'guard.refused', page: dashboard });
    expect(app.context().resume).toEqual({ ...dashboard, userID: 'asha' });
  });

  it('App: a session from another tab leads from an open login to the page that asked for it', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    app.news();
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed, told: [goTo(page.path, false, page.state)] });
    expect(app.context().lastUserID).toBe('asha');
    expect(app.passed()).toEqual([
      ['push', { type: 'person.arrived', userID: 'asha', mobileNumber: null }],
    ]);
  });

  it('App: a session from another tab leads nowhere when no login is open', () => {
    const app = start(emptySession, resumeOf('asha'));
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
    expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
  });

  it('App: a session from another tab drops the way back of another user', () => {
    const app = start(emptySession, resumeOf('ravi'));
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
    expect(app.context()).toMatchObject({ resume: null, lastUserID: 'asha' });
    expect(app.passed()).toEqual([
      ['push', { type: 'person.arrived', userID: 'asha', mobileNumber: null }],
      ['notices', { type: 'person.left' }],
      ['entryActions', { type: 'person.left' }],
    ]);
  });
});

describe('App: what was said to one person (§11.11)', () => {
  const leaving = ['notices', { type: 'person.left' }];

  it.each([
    ['the sign-in', signedIn],
    ['a session from another tab', { type: 'session.adopted', userID: 'asha' } as const],
  ])('App: after an expiry, %s of another user ends the open alert and the toasts', (_, event) => {
    const app = start({ ...asha, userID: 'ravi' });
    app.send(ended('expired'));
    app.passed();
    app.send(event);
    expect(app.passed()).toContainEqual(leaving);
  });

  it('App: after an expiry, another user’s session from another tab that leads back to a page ends the open alert', () => {
    const resume = { ...page, userID: 'asha' };
    const app = start({ ...asha, userID: 'ravi' }, { signIn: 'closed', mobileNumber: '', resume });
    app.send(ended('expired'));
    app.passed();
    app.news();
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news().told).toEqual([goTo(page.path, false, page.state)]);
    expect(app.passed()).toContainEqual(leaving);
  });

  it('App: after an expiry, the same user’s session from another tab leads back and leaves the open alert', () => {
    const app = start(asha);
    app.send(ended('expired'));
    app.send({ type: 'guard.refused', page });
    app.news();
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news().told).toEqual([goTo(page.path, false, page.state)]);
    expect(app.passed()).not.toContainEqual(leaving);
  });

  it('App: after an expiry, the sign-in of the same user leaves the open alert', () => {
    const app = start(asha);
    app.send(ended('expired'));
    app.send(signedIn);
    expect(app.passed()).not.toContainEqual(leaving);
  });
});

describe('App: a session from another tab (§11.9)', () => {
  it('App: another user’s session from another tab replaces a guarded page by the dashboard', () => {
    const resume = { path: '/my-appointments', search: '', state: null, userID: 'asha' };
    const app = start(asha, { signIn: 'closed', mobileNumber: '', resume });
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'ravi' });
    expect(app.news()).toEqual({ at: closed, told: [goTo('/dashboard')] });
    expect(app.context()).toMatchObject({ lastUserID: 'ravi', resume: null });
    expect(app.passed()).toEqual([
      ['push', { type: 'person.arrived', userID: 'ravi', mobileNumber: null }],
      ['notices', { type: 'person.left' }],
      ['entryActions', { type: 'person.left' }],
    ]);
  });

  it('App: a session from another tab finishes the sign-in here once the service has confirmed it', () => {
    const app = start();
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
    app.send({ type: 'session.confirmed' });
    expect(app.news()).toEqual({ at: closed, told: [{ type: 'signIn.finished' }] });
  });

  it('App: the same user’s session from another tab keeps the page', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
  });
});

it('App: with its real session, one that expires and begins again in another tab leaves the same user on their page', () => {
  const app = startWithChildren(appMachine, () => ({ stored: asha, draft: null }));
  app.send({ type: 'guard.opened', page });
  const expired = { ...emptySession, hasExpired: true };
  app.fakes.say('sessionStore', { type: 'session.changedElsewhere', session: expired });
  const { at, told } = app.news();
  expect(at).toContain('signIn.open.loggingIn');
  expect(told).toBeUndefined();
  const session = { ...asha, token: 'token of another tab' };
  app.fakes.say('sessionStore', { type: 'session.changedElsewhere', session });
  const again = app.news();
  expect(again.at).toContain('signIn.closed');
  expect(again.told).toBeUndefined();
  expect(app.context()).toMatchObject({ guardedPage: page, resume: null });
});

it.each(listeners)('App: if its part %s breaks down, the others go on', async (part) => {
  const app = start();
  await app.fail(part);
  app.send({ type: 'login.requested' });
  expect(app.news().at).toBe(loggingIn);
  expect(app.fakes.running()).toEqual(listeners.filter((name) => name !== part).sort());
});

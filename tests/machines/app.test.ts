import { describe, expect, it } from 'vitest';
import type { ShellDraft } from '#domain/resume.ts';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { appDraft, appMachine } from '../../src/machines/app.ts';
import { startFlow } from './harness.ts';

const mobileNumber = '+919876543210';
const page = { path: '/service-details', state: { service_id: 'yoga' } };
const asha: StoredSession = {
  userID: 'asha',
  token: 'token',
  userLocation: null,
  isAuthenticated: true,
};
const signedIn = { type: 'user.signedIn', userID: 'asha', token: 'new', mobileNumber } as const;
const closed = 'signIn.closed (draft)';
const loggingIn = 'signIn.loggingIn (draft)';
const registering = 'signIn.registering (draft)';
const goTo = (to: string, replace = false, state: unknown = null) => ({
  type: 'route.requested',
  to,
  state,
  replace,
});
const listeners = ['notices', 'linking', 'place', 'connection', 'push', 'session'];

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

describe('what outlives a screen', () => {
  it('begins with the app, and is told what is stored', () => {
    const app = start(asha);
    expect(app.news()).toEqual({ at: closed });
    const listening = app.fakes.listening.map(({ actor, input }) => [actor, input]);
    expect(listening).toMatchObject([
      ['notices', undefined],
      ['linking', undefined],
      ['place', { owner: {} }],
      ['connection', { owner: {} }],
      ['push', { owner: {}, userID: 'asha' }],
      ['session', { owner: {}, stored: asha }],
    ]);
    expect(app.context()).toMatchObject({ guardedPage: null, resume: null, pushOffer: 'none' });
    expect(app.context()).toMatchObject({ lastUserID: 'asha', mobileNumber: '' });
  });

  it.each([
    [{ type: 'toast.raised', toast: { text: 'Hi', tone: 'info' } }, ['notices']],
    [{ type: 'alert.raised', alert: { title: 'Hi', message: 'Read me.' } }, ['notices']],
    [{ type: 'place.found', location: { city: 'Adoni', pincode: '518301' } }, ['session']],
    [{ type: 'token.refused', token: 'token' }, ['session']],
    [{ type: 'logout.requested' }, ['session']],
    [{ type: 'network.returned' }, ['session', 'push']],
    [{ type: 'offer.accepted' }, ['push']],
    [{ type: 'offer.declined' }, ['push']],
    [{ type: 'push.wanted' }, ['push']],
    [{ type: 'lookup.requested' }, ['place']],
  ] as const)('hears of %j', (event, hearers) => {
    const app = start(asha);
    app.send(event);
    expect(app.passed()).toEqual(hearers.map((hearer) => [hearer, event]));
    expect(app.news()).toEqual({ at: closed });
  });

  it('knows where push messages can be turned on', () => {
    const app = start(asha);
    app.send({ type: 'push.stood', offer: 'card' });
    expect(app.context().pushOffer).toBe('card');
  });
});

describe('the router', () => {
  it('is asked for a page, with what is handed to it', () => {
    const app = start();
    app.send({ type: 'route.requested', to: '/home' });
    app.send({ type: 'route.requested', to: '/event/1', state: { id: 1 }, replace: true });
    expect(app.news().told).toEqual([goTo('/home'), goTo('/event/1', true, { id: 1 })]);
  });
});

describe('a sign-in (specification, 4)', () => {
  it('is open from the button until it is dismissed', () => {
    const app = start();
    app.send({ type: 'login.requested' });
    expect(app.news()).toEqual({ at: loggingIn });
    app.send({ type: 'login.dismissed' });
    expect(app.news()).toEqual({ at: closed });
  });

  it('of a new number goes on with a registration, and back with another number', () => {
    const app = startRegistering();
    expect(app.news()).toEqual({ at: registering });
    expect(app.context().mobileNumber).toBe(mobileNumber);
    app.send({ type: 'number.abandoned' });
    expect(app.news()).toEqual({ at: loggingIn });
    const other = startRegistering();
    other.send({ type: 'login.dismissed' });
    expect(other.news()).toEqual({ at: closed });
  });

  it('dismissed over a guarded page goes home', () => {
    for (const isNew of [false, true]) {
      const app = start();
      app.send({ type: 'guard.opened', page });
      app.send({ type: 'login.requested' });
      if (isNew) app.send({ type: 'user.unknown', mobileNumber });
      app.send({ type: 'login.dismissed' });
      expect(app.news()).toEqual({ at: closed, told: [goTo('/home')] });
    }
  });

  it('that came to a session leads to the dashboard, and links what waits for the number', () => {
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

describe('a sign-in after a reload', () => {
  const draft: ShellDraft = { signIn: 'loggingIn', mobileNumber, resume: null };

  it.each([
    ['loggingIn', mobileNumber, emptySession, loggingIn],
    ['registering', mobileNumber, emptySession, registering],
    ['registering', '', emptySession, closed],
    ['closed', mobileNumber, emptySession, closed],
    ['loggingIn', mobileNumber, asha, closed],
    ['registering', mobileNumber, asha, closed],
  ] as const)('that was %s with %j goes on', (signIn, number, stored, at) => {
    expect(start(stored, { ...draft, signIn, mobileNumber: number }).news()).toEqual({ at });
  });

  it('knows the way back, and whose it was', () => {
    const resume = { ...page, userID: 'ravi' };
    const { context } = start(emptySession, { ...draft, resume });
    expect(context()).toMatchObject({ resume, lastUserID: 'ravi', mobileNumber });
    expect(start(asha, { ...draft, resume }).context().lastUserID).toBe('asha');
  });

  it('was kept under its own name, with a number only for a registration', () => {
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

describe('a guarded page (specification, 2)', () => {
  it('that is refused sends the visitor home to log in, and is kept for afterwards', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    expect(app.news()).toEqual({ at: loggingIn, told: [goTo('/home', true)] });
    expect(app.context().resume).toEqual({ ...page, userID: null });
    app.send(signedIn);
    app.news();
    app.send({ type: 'resume.taken' });
    expect(app.news().told).toEqual([goTo(page.path, false, page.state)]);
  });

  it('is open until another page is come to', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'route.changed', path: page.path });
    expect(app.context().guardedPage).toEqual(page);
    app.send({ type: 'route.changed', path: '/home' });
    expect(app.context().guardedPage).toBeNull();
    app.send({ type: 'route.changed', path: '/about-us' });
    expect(app.news()).toEqual({ at: closed });
  });

  it('that was come back to needs no way back any more, and another one does', () => {
    const app = start();
    app.send({ type: 'guard.refused', page });
    app.send({ type: 'guard.opened', page: { ...page, path: '/dashboard' } });
    expect(app.context().resume).not.toBeNull();
    app.send({ type: 'guard.opened', page });
    expect(app.context()).toMatchObject({ resume: null, guardedPage: page });
  });

  it('leads nowhere once there is no way back', () => {
    const app = start(asha);
    app.send({ type: 'resume.taken' });
    expect(app.news()).toEqual({ at: closed });
  });
});

describe('a session that ended', () => {
  const ended = (cause: 'invalid' | 'expired' | 'loggedOut' | 'elsewhere') =>
    ({ type: 'session.ended', cause, userID: 'asha' }) as const;

  it.each(['loggedOut', 'elsewhere'] as const)('by %s goes home without a login', (cause) => {
    const app = start(asha, {
      signIn: 'closed',
      mobileNumber: '',
      resume: { ...page, userID: 'asha' },
    });
    app.send(ended(cause));
    expect(app.news()).toEqual({ at: closed, told: [goTo('/home')] });
    expect(app.passed()).toEqual([['push', { type: 'person.left' }]]);
    expect(app.context().resume).toBeNull();
  });

  it.each(['invalid', 'expired'] as const)('by being %s asks for the login in place', (cause) => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page });
    app.send(ended(cause));
    expect(app.news()).toEqual({ at: loggingIn });
    expect(app.passed()).toEqual([['push', { type: 'person.left' }]]);
    expect(app.context().resume).toEqual({ ...page, userID: 'asha' });
  });

  it('on a public page leaves the way back as it was', () => {
    const app = start(asha);
    app.send(ended('expired'));
    expect(app.context().resume).toBeNull();
  });
});

describe('a way back', () => {
  const resumeOf = (userID: string | null): ShellDraft => ({
    signIn: 'closed',
    mobileNumber: '',
    resume: { ...page, userID },
  });

  it.each([
    ['asha', true],
    [null, true],
    ['ravi', false],
  ])('of %s is Asha’s after she signed in: %s', (userID, isKept) => {
    const app = start(emptySession, resumeOf(userID));
    app.send(signedIn);
    expect(app.context().resume !== null).toBe(isKept);
  });

  it('of somebody else is nobody’s after a session of another tab', () => {
    const app = start(emptySession, resumeOf('ravi'));
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
    expect(app.context()).toMatchObject({ resume: null, lastUserID: 'asha' });
    expect(app.passed()).toEqual([
      ['push', { type: 'person.arrived', userID: 'asha', mobileNumber: null }],
    ]);
  });
});

describe('a session of another tab', () => {
  it('of another person leaves the guarded page, and what waits under it, for the dashboard', () => {
    const resume = { path: '/my-appointments', state: null, userID: 'asha' };
    const app = start(asha, { signIn: 'closed', mobileNumber: '', resume });
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'ravi' });
    expect(app.news()).toEqual({ at: closed, told: [goTo('/dashboard')] });
    expect(app.context()).toMatchObject({ lastUserID: 'ravi', resume: null });
    expect(app.passed()).toEqual([
      ['push', { type: 'person.arrived', userID: 'ravi', mobileNumber: null }],
    ]);
  });

  it('of the same person leaves the page as it is', () => {
    const app = start(asha);
    app.send({ type: 'guard.opened', page });
    app.send({ type: 'login.requested' });
    app.send({ type: 'session.adopted', userID: 'asha' });
    expect(app.news()).toEqual({ at: closed });
  });
});

import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { appModel, page } from './flows/app.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type AppRest = Rest<typeof appModel.machine>;

const route = (to: string, { state = null, replace = false }: Partial<AnyEventObject> = {}) => ({
  type: 'route.requested',
  to,
  state,
  replace,
});

describeFlow({
  model: appModel,
  states: {
    'signIn.closed': (rest) => {
      const { context, told, fakes, after } = rest;
      expectResumeIsOwn(rest);
      expectPassedOn(rest);
      switch (after?.type) {
        case 'user.signedIn': {
          const { token, userID } = after;
          expect(fakes.lastMessage('session')).toEqual({ type: 'session.opened', token, userID });
          expect(fakes.lastMessage('push')).toEqual({
            type: 'person.arrived',
            userID,
            mobileNumber: after.mobileNumber,
          });
          expect(told.slice(-2)).toEqual([{ type: 'signIn.finished' }, route('/dashboard')]);
          break;
        }
        case 'session.ended':
          expect(['loggedOut', 'elsewhere']).toContain(after.cause);
          expect(told.at(-1)).toEqual(route('/home'));
          expect(fakes.lastMessage('push')).toEqual({ type: 'person.left' });
          expect(context.resume).toBeNull();
          break;
        case 'push.stood':
          expect(context.pushOffer).toBe(after.offer);
          break;
        case 'session.adopted':
          expect(fakes.lastMessage('push')).toEqual({
            type: 'person.arrived',
            userID: after.userID,
            mobileNumber: null,
          });
          break;
        case 'login.dismissed':
          if (context.guardedPage) expect(told.at(-1)).toEqual(route('/home'));
          break;
        case 'route.requested':
          expect(told.at(-1)).toEqual(route(after.to, { state: after.state }));
          break;
        case 'guard.opened':
          expect(context.guardedPage).toEqual(page);
          expect(context.resume).toBeNull();
          break;
        case 'resume.taken':
          expect(told.at(-1)).toEqual(route(page.path, { state: page.state }));
          break;
      }
    },
    'signIn.loggingIn': (rest) => {
      const { context, told, fakes, after } = rest;
      expectResumeIsOwn(rest);
      if (after?.type === 'guard.refused') {
        expect(told.at(-1)).toEqual(route('/home', { replace: true }));
        expect(context.resume).toMatchObject(page);
      }
      if (after?.type === 'session.ended') {
        expect(['invalid', 'expired']).toContain(after.cause);
        expect(fakes.lastMessage('push')).toEqual({ type: 'person.left' });
        if (context.guardedPage) expect(context.resume).toMatchObject(context.guardedPage);
      }
    },
    'signIn.registering': ({ context: { mobileNumber } }) => {
      expect(mobileNumber).toMatch(/^\+\d{8,15}$/);
    },
    'linking.idle': ({ fakes }) => {
      expect(fakes.waiting('linkPending')).toBe(0);
    },
    'linking.linkingInvitations': ({ context: { lastUserID, mobileNumber }, fakes }) => {
      const input = { userID: lastUserID, contact: mobileNumber };
      expect(fakes.waiting('linkPending')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'linkPending', input });
    },
  },
});

/** Nobody is led back to where somebody else was. */
function expectResumeIsOwn({ context: { resume, lastUserID } }: AppRest): void {
  if (resume?.userID) expect(resume.userID).toBe(lastUserID);
}

/** What others are for reaches them as it came. */
function expectPassedOn({ fakes, after }: AppRest): void {
  if (!after) return;
  const receivers: Readonly<Record<string, string | readonly string[]>> = {
    'toast.raised': 'notices',
    'alert.raised': 'notices',
    'place.found': 'session',
    'token.refused': 'session',
    'logout.requested': 'session',
    'lookup.requested': 'place',
    'network.returned': ['session', 'push'],
    'offer.accepted': 'push',
    'offer.declined': 'push',
    'push.wanted': 'push',
  };
  for (const receiver of [receivers[after.type] ?? []].flat())
    expect(fakes.lastMessage(receiver)).toEqual(after);
}

import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { appMachine } from '../../src/machines/app.ts';
import { useApp } from '../../src/views/flow/environment.ts';
import { Header } from '../../src/views/header/header.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/header/header-menu.tsx';
import { SignIn } from '../../src/views/sign-in/sign-in.tsx';
import { dateField, field, terms } from '../world/screen.ts';
import { appModel, drafts, page } from './flows/app.model.ts';
import { details } from './flows/registration.model.ts';
import type { FlowModel } from './harness/paths.ts';
import { button, press, proveNumber, retype, tell } from './harness/person.ts';
import { describeView, newRoutes, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

const { 'a session stored': _, ...visits } = appModel.inputs;

/** What a visitor does who is not signed in; the rest is told by flows with views of their own. */
const visitorModel: FlowModel<typeof appMachine> = {
  ...appModel,
  inputs: visits,
  isPossible: (snapshot, event) => {
    const { lastUserID, resume, guardedPage, mobileNumber } = snapshot.context;
    if (event.type === 'guard.opened')
      return snapshot.matches({ signIn: 'closed' }) && guardedPage === null;
    if (event.type === 'guard.refused' && guardedPage) return false;
    if (event.type === 'login.requested') return lastUserID === null;
    if (event.token === 'ravi' && resume === null) return false;
    if (event.type === 'session.adopted') {
      const isToComeBack = guardedPage !== null || resume !== null;
      return isToComeBack && mobileNumber === '' && !snapshot.matches({ signIn: 'closed' });
    }
    // A call without a token was refused.
    if (event.type === 'session.ended' && event.userID === null)
      return appModel.isPossible?.(snapshot, event) ?? true;
    return !byFlows.test(event.type) && (appModel.isPossible?.(snapshot, event) ?? true);
  },
};

/** What no person does here: other flows tell it. */
const byFlows =
  /^(session|toast|alert|entryAction|entry|place|token|logout|leaving|lookup|network|push|offer)\.|^route\.requested$/;

function Screen() {
  const isSigningIn = useApp((snapshot) => !snapshot.matches({ signIn: 'closed' }));
  return (
    <>
      <Header />
      {isSigningIn && <SignIn isWanted />}
    </>
  );
}

async function submitNumber(stage: Stage, outcome: 'known' | 'unknown'): Promise<void> {
  await retype(field('Mobile number'), '98765 43210', stage);
  await stage.user.click(button('Proceed'));
  await act(async () => stage.fakes.resolve('checkUser', { outcome }));
}

async function fillInDetails(stage: Stage): Promise<void> {
  await retype(field('Full Name'), details.fullName, stage);
  await stage.user.type(dateField(), details.dob);
  await retype(field('Aadhaar'), details.aadhaar, stage);
  await stage.user.click(terms());
  await stage.user.click(button('Register'));
}

const confirmed = { type: '', output: { outcome: 'confirmed', proof: 'proof' } };

describeView({
  model: visitorModel,
  device: {
    'after a reload at the login': { draft: drafts.login },
    'after a reload at the registration': { draft: drafts.registration },
  },
  screens: {
    'nothing stored': () => <Screen />,
    'after a reload at the login': () => <Screen />,
    'after a reload at the registration': () => <Screen />,
  },
  events: {
    'login.requested': press('Login'),
    'login.dismissed': press('Close'),
    'number.abandoned': press('Change number'),
    'user.unknown': (_, stage) => submitNumber(stage, 'unknown'),
    'user.signedIn': async ({ token, userID }, stage) => {
      const isNew = screen.queryByRole('textbox', { name: 'Full Name' }) !== null;
      await (isNew ? fillInDetails(stage) : submitNumber(stage, 'known'));
      await proveNumber(confirmed, stage);
      const outcome = isNew ? 'registered' : 'signedIn';
      await act(async () => stage.fakes.resolve('openSession', { outcome, token, userID }));
    },
    'guard.opened': tell,
    'guard.refused': tell,
    'page.changed': tell,
    'route.changed': tell,
    'resume.taken': tell,
    'account.deleted': tell,
    'account.doubted': tell,
    // Another tab of the same device signs in.
    'session.adopted': ({ userID }, { fakes }) => {
      const session = { token: 'new', userID, userLocation: null, isAuthenticated: true };
      return act(async () =>
        fakes.say('sessionStore', { type: 'session.changedElsewhere', session }),
      );
    },
    'session.ended': tell,
  },
  states: {
    'signIn.closed': (stage, expected) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(newRoutes(stage)).toEqual(routesAfter(expected));
    },
    'signIn.open.loggingIn': (stage, expected) => {
      expect(screen.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
      expect(button('Proceed')).toBeVisible();
      expect(newRoutes(stage)).toEqual(routesAfter(expected));
    },
    'signIn.open.registering': async (stage, expected) => {
      expect(newRoutes(stage)).toEqual(routesAfter(expected));
      expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
      expect(await screen.findByText('+91 98765 43210')).toBeVisible();
    },
  },
});

/** Where the app goes by itself after an event. */
function routesAfter({ after, snapshot }: Expected): string[] {
  switch (after?.type) {
    case 'user.signedIn':
      return ['/dashboard'];
    case 'session.adopted':
      if (snapshot.context.guardedPage) return ['/dashboard'];
      return snapshot.context.resume ? [page.path] : [];
    case 'resume.taken':
      return [page.path];
    case 'login.dismissed':
      return snapshot.context.guardedPage ? ['/home'] : [];
    case 'guard.refused':
    case 'account.deleted':
      return ['/home'];
    default:
      return [];
  }
}

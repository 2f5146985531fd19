import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { ok, token } from '../../world/answers.ts';
import { location, signedIn } from '../../world/device.ts';
import type { Answer } from '../../world/network.ts';
import { press, pressTwice, pressTwiceByKey } from '../../world/person/person.ts';
import { requestOf } from '../../world/request.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedOut,
  stored,
  toasts,
} from '../../world/screen.ts';
import { breathe, network, patience, signOutElsewhere, until, visit } from '../../world/visit.tsx';
import { type Fault, faultsOf } from '../faults.ts';
import { faultCells, pickColumns, type Row, withExtraCells } from './row.ts';

/** A place where the token is checked. */
interface Place {
  where: string;
  /** Up to the check. */
  arrive: () => Promise<void>;
  ask: (pressIt: typeof press) => Promise<void>;
  /** How many checks were made on the way there. */
  before: number;
  /** Where the login stands if the answer is no. */
  refusedAt: string;
  /** What opens if the answer is yes, in words and on the screen. */
  opens: string;
  goesOn: () => void;
}

const atStart: Place = {
  where: 'at the start',
  arrive: async () => undefined,
  ask: () => visit('/my-appointments', signedIn),
  before: 0,
  refusedAt: '/home',
  opens: 'the page',
  goesOn: () => expect(screen.getByRole('heading', { name: /appointments/i })).toBeVisible(),
};

const atMenu: Place = {
  where: 'before the menu opens',
  arrive: async () => {
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('heading', { level: 1 }));
  },
  ask: (pressIt) => pressIt('Menu'),
  before: 1,
  refusedAt: '/dashboard',
  opens: 'the menu',
  goesOn: () => expect(screen.getByRole('menu')).toBeVisible(),
};

const sent = requestOf({ call: 'validateToken', fields: { token } });

const notValid: Fault = { column: 'refusal', kind: 'refused', answer: ok({ valid: false }) };

/** Any answer but a clear yes ends the session; a check without one, or with a 5xx, is repeated twice. */
export const validateToken: Row = withExtraCells(
  at(atStart),
  pickColumns(at(atMenu), 'refusal', 'unauthorized', 'timeout', 'doubleSubmit', 'sessionEnds'),
);

function at(place: Place): Row {
  const title = (words: string) => `${place.where}: ${words}`;
  return {
    ...faultCells([...faultsOf({ valid: 'true' }), notValid], (fault) =>
      isNoAnswer(fault)
        ? {
            title: title('the check is made three times, then the person is signed out'),
            run: () => triesAgain(place, fault),
          }
        : {
            title: title('the person is signed out at once, and the login opens'),
            run: () => signsOut(place, fault),
          },
    ),
    lateAnswer: [
      {
        title: title('the check is aborted, and its answer is ignored'),
        run: () => comesLate(place),
      },
    ],
    doubleSubmit: [
      { title: title(`${place.opens} opens after one check`), run: () => isAskedOnce(place) },
    ],
    sessionEnds: [
      {
        title: title('the check is aborted, and neither the menu nor a dialog opens'),
        run: () => endsMeanwhile(place),
      },
    ],
  };
}

/** A service that breaks down says as little about the token as silence does. */
function isNoAnswer({ kind, column }: Fault): boolean {
  return kind === 'unanswered' || column === 'html500';
}

async function signsOut(place: Place, { answer }: Fault): Promise<void> {
  await place.arrive();
  network.answer('validateToken', answer);
  await place.ask(pressTwice);
  await until(() => expectSentToLogin(place));
  expect(asked(place)).toEqual([sent]);
}

async function triesAgain(place: Place, { answer, column }: Fault): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await place.arrive();
  network.answer('validateToken', answer);
  await place.ask(pressTwice);
  for (const times of [1, 2, 3]) {
    await until(() => expect(asked(place)).toHaveLength(times));
    if (column === 'timeout') patience.runOut();
    await breathe();
    if (times < 3) expect(stored()).toMatchObject({ token });
    await vi.advanceTimersByTimeAsync(times * 1_000);
  }
  await until(() => expectSentToLogin(place));
  expect(asked(place)).toEqual([sent, sent, sent]);
  expect(new Set(patience.limits)).toContain(10_000);
}

async function isAskedOnce(place: Place): Promise<void> {
  await place.arrive();
  const release = await askAndHold(place, pressTwiceByKey);
  release(ok({ valid: true }));
  await until(place.goesOn);
  expect(screen.queryByRole('dialog', { name: dialogs.login })).toBeNull();
  expect(toasts()).toEqual([]);
  expect(asked(place)).toEqual([sent]);
}

async function comesLate(place: Place): Promise<void> {
  await place.arrive();
  const release = await askAndHold(place, press);
  const [late] = asked(place);
  network.answer('validateToken', ok({ valid: true }));
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  release(ok({ valid: false }));
  await breathe();
  expect(late?.signal.aborted).toBe(true);
  expectNoDialog();
  expect(stored()).toMatchObject({ token });
}

async function endsMeanwhile(place: Place): Promise<void> {
  await place.arrive();
  const release = await askAndHold(place, press);
  await signOutElsewhere();
  release(ok({ valid: true }));
  await breathe();
  expect(asked(place)[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
  expect(asked(place)).toEqual([sent]);
}

async function askAndHold(place: Place, pressIt: typeof press): Promise<(answer: Answer) => void> {
  const release = network.hold('validateToken');
  await place.ask(pressIt);
  await until(() => expect(asked(place)).toHaveLength(1));
  await breathe();
  return release;
}

function asked({ before }: Place) {
  return network.sent('validateToken').slice(before);
}

/** Signed out, with the login open over the page; the place is still known, and nothing is said. */
function expectSentToLogin({ refusedAt }: Place): void {
  expect(document.querySelector('h1')).not.toBeNull();
  expect(dialog(dialogs.login)).toBeVisible();
  expect(screen.queryByRole('menu')).toBeNull();
  expectSignedOut();
  expect(stored()).toMatchObject({ userLocation: location, isAuthenticated: false });
  expect(window.location.pathname).toBe(refusedAt);
  expect(toasts()).toEqual([]);
}

import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { ok, refusal, token, userID } from '../../world/answers.ts';
import { goOffline, goOnline } from '../../world/connection.ts';
import { signedIn } from '../../world/device.ts';
import type { Answer } from '../../world/network.ts';
import { openLogin, press, signInAgain } from '../../world/person/person.ts';
import { type Asked, requestOf } from '../../world/request.ts';
import {
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  kept,
  toasts,
} from '../../world/screen.ts';
import { breathe, network, patience, storeElsewhere, until, visit } from '../../world/visit.tsx';
import { type Fault, faultsOf, sentence } from '../faults.ts';
import { nextToken } from './expiry.ts';
import { faultCells, type Row } from './row.ts';

interface Leaving extends Asked {
  /** The item of the menu. */
  item: string;
}

/** The row of a call that ends a session on the service: silent, with the token that was left. */
export function logOut(spec: Leaving): Row {
  return {
    ...faultCells(faultsOf(null), (fault) =>
      isWorthAnotherTry(fault)
        ? {
            title: 'the person is signed out at once, and the request is repeated with the network',
            run: () => isRepeated(spec, fault),
          }
        : {
            title: 'the person is signed out, nothing is shown, and the token is forgotten',
            run: () => isSettled(spec, fault.answer),
          },
    ),
    lateAnswer: [ok({}), refusal(401, sentence)].map((answer, place) => ({
      title: `${place === 0 ? 'a success' : 'a 401'} leaves the session that began since`,
      run: () => comesLate(spec, answer),
    })),
    doubleSubmit: [
      {
        title:
          'pressing twice sends one request, and the person is signed out before the answer, which forgets the token',
        run: () => isSettled(spec, ok({}), 2),
      },
    ],
    sessionEnds: [
      {
        title: 'a session that another tab begins meanwhile stays',
        run: () => outlives(spec),
      },
    ],
  };
}

async function isSettled(spec: Leaving, answer: Answer, presses = 1): Promise<void> {
  const release = await leave(spec, presses);
  expectGone();
  expect(kept()).toContain(token);
  release(answer);
  await until(() => expect(kept()).not.toContain(token));
  await loseNetworkForAMoment();
  expectGone();
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function isRepeated(spec: Leaving, fault: Fault): Promise<void> {
  const release = await leave(spec);
  if (fault.column === 'timeout') patience.runOut();
  else release(fault.answer);
  await breathe();
  expectGone();
  expect(kept()).toContain(token);
  network.answer(spec.call, ok({}));
  await loseNetworkForAMoment();
  await until(() => expect(kept()).not.toContain(token));
  expectGone();
  expect(network.sent(spec.call)).toEqual([requestOf(spec), requestOf(spec)]);
}

async function comesLate(spec: Leaving, answer: Answer): Promise<void> {
  const release = await leave(spec);
  network.answer('login', ok({ token: nextToken, userID }));
  await openLogin();
  await signInAgain();
  release(answer);
  await breathe();
  expectSignedIn(nextToken, userID);
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function outlives(spec: Leaving): Promise<void> {
  const release = await leave(spec);
  await storeElsewhere({ ...signedIn, token: nextToken });
  release(refusal(401, sentence));
  await until(() => expect(kept()).not.toContain(`"${token}"`));
  expectNoDialog();
  expect(kept()).toContain(nextToken);
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

/** The person leaves by the menu, and the request waits for its answer. */
async function leave({ call, item }: Leaving, presses = 1): Promise<(answer: Answer) => void> {
  const release = network.hold(call);
  await visit('/dashboard', signedIn);
  await press('Menu');
  const choice = await until(() => screen.getByRole('menuitem', { name: item }));
  for (let count = 0; count < presses; count += 1) choice.click();
  await until(() => expect(network.sent(call)).toHaveLength(1));
  await until(() => expect(window.location.pathname).toBe('/home'));
  return release;
}

async function loseNetworkForAMoment(): Promise<void> {
  await goOffline();
  await goOnline();
}

function expectGone(): void {
  expectSignedOut();
  expectNoDialog();
  expect(toasts()).toEqual([]);
  expect(window.location.pathname).toBe('/home');
}

/** What a service may answer for when it is asked again. */
function isWorthAnotherTry({ column }: Fault): boolean {
  return column === 'html500' || column === 'refusedConnection' || column === 'timeout';
}

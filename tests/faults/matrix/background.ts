import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { refusal, token, userID } from '../../world/answers.ts';
import type { Answer } from '../../world/network.ts';
import { press, pressTwice, pressTwiceByKey } from '../../world/person/person.ts';
import { type Asked, requestOf } from '../../world/request.ts';
import {
  expectLoginOver,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  toasts,
} from '../../world/screen.ts';
import { breathe, network, patience, until } from '../../world/visit.tsx';
import { type Fault, faultsOf, isMisread, sentence, unauthorized } from '../faults.ts';
import { beBack, holdOther, nextToken } from './expiry.ts';
import { type Cell, faultCells, type Row } from './row.ts';
import { saying, sentenceOf } from './wording.ts';

/** A call that no person waits for, made on the way to the dashboard or on it. */
export interface BackgroundCall extends Asked {
  /** The place in the app, for the titles. */
  where: string;
  /** Up to the press of this button. */
  arrive: () => Promise<void>;
  button: string;
  good: Answer;
  /** What makes it in the next session, where the sign-in by itself does not. */
  again?: () => Promise<void>;
  /** All that toasts say after a success, and after a fault. */
  said: readonly string[];
  saidOfFault: readonly string[];
}

/** The row of a call that no person waits for: the body of a success is not read. */
export function background(spec: BackgroundCall): Row {
  const cell = (words: string, run: () => Promise<void>): Cell => ({
    title: `${spec.where}: ${words}`,
    run,
  });
  const stays = 'the person stays signed in';
  const staysWith = (answer: Answer) => staysSignedIn(spec, press, answer, spec.said);
  return {
    ...faultCells(faultsOf(null), (fault) => {
      if (fault.kind === 'unauthorized')
        return cell('the session ends, and the login opens over the page', () => endsSession(spec));
      if (isMisread(fault))
        return cell(`${stays}, since the body is not read`, () => staysWith(fault.answer));
      return cell(`${stays} without a message of failure`, () => fails(spec, fault));
    }),
    lateAnswer: [
      cell('a success that follows a logout shows nothing', () => comesLate(spec, spec.good)),
      cell('a 401 that follows a logout shows nothing', () =>
        comesLate(spec, refusal(401, sentence)),
      ),
    ],
    doubleSubmit: [
      cell(sentenceOf('pressing twice sends one request', stays, ...saying(spec.said)), () =>
        staysSignedIn(spec, pressTwiceByKey, spec.good, spec.said),
      ),
    ],
    sessionEnds: [cell('the next session repeats the request', () => expires(spec))],
  };
}

async function staysSignedIn(
  spec: BackgroundCall,
  pressIt: typeof press,
  answer: Answer,
  said: readonly string[],
): Promise<void> {
  await spec.arrive();
  const release = network.hold(spec.call);
  await pressIt(spec.button);
  await until(() => expect(network.sent(spec.call)).not.toEqual([]));
  release(answer);
  await until(() => expectSignedIn(token, userID));
  await until(() => expect(toasts()).toEqual(said));
  await breathe();
  expectSignedIn(token, userID);
  expect(toasts()).toEqual(said);
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function fails(spec: BackgroundCall, fault: Fault): Promise<void> {
  if (fault.column !== 'timeout') {
    return staysSignedIn(spec, pressTwice, fault.answer, spec.saidOfFault);
  }
  await pressAndHold(spec);
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
  await breathe();
  expectSignedIn(token, userID);
  expect(toasts()).toEqual(spec.saidOfFault);
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function endsSession(spec: BackgroundCall): Promise<void> {
  const release = await pressAndHold(spec);
  release(unauthorized.answer);
  await until(() => expectLoginOver('/dashboard'));
  expect(toasts()).toEqual(spec.saidOfFault);
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function comesLate(spec: BackgroundCall, answer: Answer): Promise<void> {
  const release = await pressAndHold(spec);
  await press('Menu');
  const logout = await until(() => screen.getByRole('menuitem', { name: 'Logout' }));
  logout.click();
  await breathe();
  await until(expectSignedOut);
  const said = toasts();
  release(answer);
  await breathe();
  expectNoDialog();
  expectSignedOut();
  expect(toasts()).toEqual(said);
  expect(window.location.pathname).toBe('/home');
  expect(network.sent(spec.call)).toEqual([requestOf(spec)]);
}

async function expires(spec: BackgroundCall): Promise<void> {
  const refuseOther = holdOther('getTasks');
  const release = await pressAndHold(spec);
  await refuseOther();
  const said = toasts();
  release(unauthorized.answer);
  await breathe();
  expectLoginOver('/dashboard');
  expect(toasts()).toEqual(said);
  network.answer(spec.call, spec.good);
  await beBack();
  await spec.again?.();
  const again = { ...requestOf(spec), bearer: nextToken };
  await until(() => expect(network.sent(spec.call)).toEqual([requestOf(spec), again]));
}

/** Up to the dashboard, with the call on its way. */
async function pressAndHold(spec: BackgroundCall): Promise<(answer: Answer) => void> {
  await spec.arrive();
  const release = network.hold(spec.call);
  await press(spec.button);
  await until(() => expect(network.sent(spec.call)).toEqual([requestOf(spec)]));
  await until(() => expectSignedIn(token, userID));
  await until(() => screen.getByRole('heading', { level: 1 }));
  return release;
}

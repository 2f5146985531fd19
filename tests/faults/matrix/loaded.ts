import { expect } from 'vitest';
import { signedIn } from '../../world/device.ts';
import type { Answer, Sent } from '../../world/network.ts';
import { goHome } from '../../world/person/booking.ts';
import { press } from '../../world/person/person.ts';
import { type Asked, requestOf } from '../../world/request.ts';
import { toasts } from '../../world/screen.ts';
import { breathe, network, patience, until, visit } from '../../world/visit.tsx';
import { type Fault, faultsOf, unauthorized } from '../faults.ts';
import { beBackElsewhere, holdOther, nextToken } from './expiry.ts';
import { expectPageAfter } from './page-after.ts';
import { faultCells, type Row } from './row.ts';
import { saying, sentenceOf } from './wording.ts';

/** A call that a page makes when it is opened, and what a person sees of what becomes of it. */
export interface LoadedCall extends Asked {
  /** JSON that is no answer to it. */
  wrongShape: unknown;
  /** The page that makes it. */
  page: string;
  /** Has the service hold what else the page shows. */
  prepare?: () => void;
  /** What toasts say after a fault, if they say anything. */
  toasts?: (fault: Fault) => readonly string[];
  asItWas: (fault: Fault) => void;
  /** What stays under the login after a 401, beyond the page. */
  underLogin?: () => void;
  /** The button that tries again; null where nothing of a failure is shown. */
  again: string | null;
  /** What a good answer leads to. */
  good: Answer;
  goesOn: () => void;
  /** What holds beyond silence once the person left. */
  left?: () => void;
}

/** The row of a call that a page makes. */
export function loaded(spec: LoadedCall): Row {
  return {
    ...faultCells(faultsOf(spec.wrongShape), (fault) => ({
      title: titleOf(spec, fault),
      run: () => fails(spec, fault),
    })),
    lateAnswer: [
      {
        title: 'the request is aborted, and its answer shows nothing',
        run: () => comesLate(spec),
      },
    ],
    doubleSubmit: [
      {
        title:
          'a person who leaves the page and returns waits for one request, whose answer the page shows without a message',
        run: () => isAskedAgain(spec),
      },
    ],
    sessionEnds: [
      { title: 'the page loads its content after the next sign-in', run: () => expires(spec) },
    ],
  };
}

function titleOf(spec: LoadedCall, fault: Fault): string {
  const otherwise =
    spec.again === null ? 'the rest of the page is shown' : `“${spec.again}” loads the content`;
  const then = fault.kind === 'unauthorized' ? 'the login opens over the page' : otherwise;
  return sentenceOf(...saying(spec.toasts?.(fault) ?? []), then);
}

async function fails(spec: LoadedCall, fault: Fault): Promise<void> {
  await arriveOn(spec, fault.answer);
  if (fault.column === 'timeout') giveUp(spec);
  await until(() => expect(toasts()).toEqual(spec.toasts?.(fault) ?? []));
  await until(() => expectPageAfter(spec, fault));
  expectAsked(spec);
  if (fault.kind === 'unauthorized' || spec.again === null) return;
  const made = network.sent(spec.call).length;
  network.answer(spec.call, spec.good);
  await press(spec.again);
  await until(spec.goesOn);
  expect(network.sent(spec.call)).toHaveLength(made + 1);
}

async function comesLate(spec: LoadedCall): Promise<void> {
  const release = await arriveAndHold(spec);
  await goHome();
  await breathe();
  expect(waiting(spec)).toEqual([]);
  release(spec.good);
  await breathe();
  expect(toasts()).toEqual([]);
  expect(window.location.pathname).toBe('/home');
  spec.left?.();
}

async function isAskedAgain(spec: LoadedCall): Promise<void> {
  const release = await arriveAndHold(spec);
  await goHome();
  window.history.pushState(null, '', spec.page);
  await until(() => expect(waiting(spec)).toHaveLength(1));
  await breathe();
  release(spec.good);
  await until(spec.goesOn);
  expect(toasts()).toEqual([]);
  expect(waiting(spec)).toHaveLength(1);
  expectAsked(spec);
}

/** Another call is refused first, and the same person signs in in another tab. */
async function expires(spec: LoadedCall): Promise<void> {
  const refuseOther = holdOther('savePushToken');
  const release = await arriveAndHold(spec);
  await refuseOther();
  release(unauthorized.answer);
  await until(() => expectPageAfter(spec, unauthorized));
  const before = network.sent(spec.call).length;
  network.answer(spec.call, spec.good);
  await beBackElsewhere();
  await goHome();
  window.history.pushState(null, '', spec.page);
  await until(spec.goesOn);
  const after = network.sent(spec.call).slice(before);
  expect(after).not.toEqual([]);
  for (const sent of after) {
    expect(sent).toMatchObject({ ...requestOf(spec), bearer: nextToken });
  }
}

async function arriveOn(spec: LoadedCall, answer: Answer): Promise<void> {
  spec.prepare?.();
  network.answer(spec.call, answer);
  await arrive(spec);
}

async function arriveAndHold(spec: LoadedCall): Promise<(answer: Answer) => void> {
  spec.prepare?.();
  const release = network.hold(spec.call);
  await arrive(spec);
  return release;
}

async function arrive(spec: LoadedCall): Promise<void> {
  await visit(spec.page, signedIn);
  await until(() => expect(network.sent(spec.call)).not.toEqual([]));
}

function giveUp(spec: LoadedCall): void {
  expect(waiting(spec)).toHaveLength(1);
  expect(toasts()).toEqual([]);
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
}

/** The requests that were not aborted: strict mode starts a screen's flow twice, and stops the first. */
function waiting({ call }: LoadedCall): Sent[] {
  return network.sent(call).filter(({ signal }) => !signal.aborted);
}

function expectAsked(spec: LoadedCall): void {
  for (const sent of network.sent(spec.call)) expect(sent).toMatchObject(requestOf(spec));
}

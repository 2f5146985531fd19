import { expect } from 'vitest';
import type { Answer, Sent } from '../../world/network.ts';
import { goHome } from '../../world/person/booking.ts';
import { press, pressTwice, pressTwiceByKey, readAlert } from '../../world/person/person.ts';
import { type Asked, requestOf } from '../../world/request.ts';
import { expectNoAlert, expectNoDialog, toasts } from '../../world/screen.ts';
import { type Fault, faultsOf, isMisread, unauthorized } from '../faults.ts';
// Imported from the start, so that an alert that must not appear would appear in time.
import '../../../src/views/ui/alert-dialog.tsx';
import { breathe, network, patience, signOutElsewhere, until } from '../../world/visit.tsx';
import { beBack, holdOther, nextToken } from './expiry.ts';
import { endsSession, expectPageAfter } from './page-after.ts';
import { type Cell, faultCells, type Row } from './row.ts';
import { saying, sentenceOf } from './wording.ts';

/** A call that a press makes, and what a person sees of what becomes of it. */
export interface PressedCall extends Asked {
  /** The place in the app, for the titles of a call that is made in more than one. */
  where?: string;
  /** The page that makes it. */
  page: string;
  /** JSON that is no answer to it; absent where nothing is read of a success. */
  wrongShape?: unknown;
  /** A success whose body is no JSON is a success all the same. */
  isDoneWithoutBody?: true;
  /** Faults beyond those of every call. */
  moreFaults?: readonly Fault[];
  /** For how many milliseconds it waits for its answer, where not for 10,000. */
  patience?: number;
  /** Up to the press of this button. */
  arrive: () => Promise<void>;
  button: string;
  /** How the button is pressed twice, where a pointer cannot. */
  twice?: (button: string) => Promise<void>;
  /** All that toasts say after a success, if they say anything. */
  said?: readonly string[];
  /** All that toasts say after a fault, if they say anything. */
  toasts?: (fault: Fault) => readonly string[];
  /** The alert that has to be read before anything else after a fault, if there is one. */
  alert?: (fault: Fault) => Alert | null;
  /** What stays as it was, in words and on the screen. */
  kept: string;
  asItWas: (fault: Fault) => void;
  /** What stays under the login after a 401 that ends the session, beyond the page. */
  underLogin?: () => void;
  /** The button that tries again, where it is another one. */
  again?: string;
  good: Answer;
  /** What a good answer leads to, in words and on the screen. */
  done: string;
  goesOn: () => void;
  /** How a person goes away while the call is under way: home, unless it is said; there no dialog is open. */
  leave?: () => Promise<void>;
  left?: () => void;
  /** What the button is called after the way back, where it tells that it was pressed. */
  thenCalled?: string;
  /** The way back, after the session ended, to the button; null where there is no session yet. */
  comeBack: (() => Promise<void>) | null;
  /** The way back repeats the call without a press. */
  isMadeByComingBack?: true;
}

/** Title and message. */
type Alert = readonly [string, string];

type WholeCall = PressedCall &
  Required<Pick<PressedCall, 'said' | 'toasts' | 'again' | 'leave' | 'left'>>;

/** The row of a call that a press makes. */
export function pressed(call: PressedCall): Row {
  const usual = { said: [], toasts: () => [], leave: goHome, left: expectNoDialog };
  const spec: WholeCall = { ...usual, again: call.button, ...call };
  const faults = [...faultsOf(spec.wrongShape ?? null), ...(spec.moreFaults ?? [])];
  const shown =
    spec.said.length > 0
      ? sentenceOf(spec.done, ...saying(spec.said))
      : `${spec.done} without a toast`;
  return {
    ...faultCells(faults, (fault) => faultCell(spec, fault)),
    lateAnswer: [
      {
        title: titled(spec, 'the request is aborted, and its answer shows nothing'),
        run: () => comesLate(spec),
      },
    ],
    doubleSubmit: [
      { title: titled(spec, `one request is sent, and ${shown}`), run: () => isSentOnce(spec) },
    ],
    sessionEnds: [sessionCell(spec)],
  };
}

function faultCell(spec: WholeCall, fault: Fault): Cell {
  if (isDone(spec, fault)) {
    const title = titled(spec, `${spec.done}, since the body is not read`);
    return { title, run: () => succeeds(spec, fault.answer) };
  }
  const said = saying(spec.toasts(fault), spec.alert?.(fault));
  const then = endsSession(spec.call, fault) ? ['the login opens', spec.kept] : [spec.kept];
  return { title: titled(spec, sentenceOf(...said, ...then)), run: () => fails(spec, fault) };
}

function isDone({ wrongShape, isDoneWithoutBody }: PressedCall, fault: Fault): boolean {
  if (fault.column === 'malformed' && isDoneWithoutBody) return true;
  return wrongShape === undefined && isMisread(fault);
}

function sessionCell(spec: WholeCall): Cell {
  return spec.comeBack === null
    ? {
        title: titled(spec, `no session is needed, and ${spec.done}`),
        run: () => goesOnWithout(spec),
      }
    : {
        title: titled(spec, `${spec.kept}, and after the next sign-in ${spec.done}`),
        run: () => expires(spec),
      };
}

async function succeeds(spec: WholeCall, answer: Answer): Promise<void> {
  const made = await arriveAt(spec);
  network.answer(spec.call, answer);
  await press(spec.button);
  await until(spec.goesOn);
  await until(() => expect(toasts()).toEqual(spec.said));
  expect(made()).toEqual([requestOf(spec)]);
}

async function fails(spec: WholeCall, fault: Fault): Promise<void> {
  const made = await arriveAt(spec);
  network.answer(spec.call, fault.answer);
  await (spec.twice ?? pressTwice)(spec.button);
  if (fault.column === 'timeout') await giveUp(made, spec.patience);
  await expectFault(spec, fault);
  expect(made()).toEqual([requestOf(spec)]);
  if (endsSession(spec.call, fault)) return;
  network.answer(spec.call, spec.good);
  await press(spec.again);
  await until(spec.goesOn);
  expect(made()).toEqual([requestOf(spec), requestOf(spec)]);
}

async function comesLate(spec: WholeCall): Promise<void> {
  const made = await arriveAt(spec);
  const release = await pressAndHold(spec, made);
  await spec.leave();
  const said = toasts();
  expect(made()[0]?.signal.aborted).toBe(true);
  release(spec.good);
  await breathe();
  expectNoAlert();
  expect(toasts()).toEqual(said);
  spec.left();
}

async function isSentOnce(spec: WholeCall): Promise<void> {
  const made = await arriveAt(spec);
  const release = network.hold(spec.call);
  await pressTwiceByKey(spec.button);
  await until(() => expect(made()).not.toEqual([]));
  await breathe();
  release(spec.good);
  await until(spec.goesOn);
  await until(() => expect(toasts()).toEqual(spec.said));
  expect(made()).toEqual([requestOf(spec)]);
}

/** Another call's 401 ends the session; the same person finds the form again and sends it. */
async function expires(spec: WholeCall): Promise<void> {
  const refuseOther = holdOther('savePushToken');
  const made = await arriveAt(spec);
  const release = await pressAndHold(spec, made);
  await refuseOther();
  release(unauthorized.answer);
  await expectFault(spec, unauthorized);
  network.answer(spec.call, spec.good);
  await beBack();
  await spec.comeBack?.();
  await breathe();
  if (!spec.isMadeByComingBack) {
    expect(made()).toEqual([requestOf(spec)]);
    await press(spec.thenCalled ?? spec.button);
  }
  await until(spec.goesOn);
  // Strict mode starts a flow twice, and stops the first.
  const heard = made().filter(({ signal }, at) => at === 0 || !signal.aborted);
  expect(heard).toEqual([requestOf(spec), { ...requestOf(spec), bearer: nextToken }]);
}

/** A session that another tab ended means nothing to a sign-in. */
async function goesOnWithout(spec: WholeCall): Promise<void> {
  const made = await arriveAt(spec);
  const release = await pressAndHold(spec, made);
  await signOutElsewhere();
  release(spec.good);
  await until(spec.goesOn);
  await until(() => expect(toasts()).toEqual(spec.said));
  expect(made()).toEqual([requestOf(spec)]);
}

/** Brings the person to the button; what it returns are the requests from there on. */
async function arriveAt(spec: WholeCall): Promise<() => Sent[]> {
  await spec.arrive();
  const before = network.sent(spec.call).length;
  return () => network.sent(spec.call).slice(before);
}

async function pressAndHold(
  spec: WholeCall,
  made: () => Sent[],
): Promise<(answer: Answer) => void> {
  const release = network.hold(spec.call);
  await press(spec.button);
  await until(() => expect(made()).toHaveLength(1));
  return release;
}

async function giveUp(made: () => Sent[], limit = 10_000): Promise<void> {
  await until(() => expect(made()).toHaveLength(1));
  const said = toasts();
  await breathe();
  expect(toasts()).toEqual(said);
  expect(patience.limits.at(-1)).toBe(limit);
  patience.runOut();
}

async function expectFault(spec: WholeCall, fault: Fault): Promise<void> {
  await until(() => expect(toasts()).toEqual(spec.toasts(fault)));
  const alert = spec.alert?.(fault);
  if (alert) await readAlert(...alert);
  await until(() => expectPageAfter(spec, fault));
  await breathe();
  expectNoAlert();
}

function titled({ where }: PressedCall, words: string): string {
  return where ? `${where}: ${words}` : words;
}

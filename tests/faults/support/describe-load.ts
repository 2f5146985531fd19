import { describe, expect, it } from 'vitest';
import { texts } from '../../../src/domain/texts.ts';
import { refusal } from './answers.ts';
import { goHome } from './booking-person.ts';
import { type Fault, faultsOf } from './faults.ts';
import { toasts } from './looks.ts';
import type { Answer, CallName, Sent } from './network.ts';
import { press } from './person.ts';
import { breathe, network, patience, until } from './visit.tsx';

/** A call that a page makes when it is opened, and what a person sees of its faults. */
export interface LoadedCall {
  call: CallName;
  sent: Omit<Sent, 'call' | 'signal'>;
  /** JSON that is no answer to it. */
  wrongShape: unknown;
  arrive: () => Promise<void>;
  /** All that toasts say after a fault. */
  toasts: (fault: Fault) => string[];
  asItWas: (fault: Fault) => void;
  /** What a good answer leads to. */
  good: Answer;
  goesOn: () => void;
}

/** Every fault of the call, on the whole app. */
export function describeLoad(spec: LoadedCall): void {
  describe(spec.call, () => {
    const cells = faultsOf(spec.wrongShape).map((fault) => [titleOf(spec, fault), fault] as const);
    it.each(cells)('%s', (_, fault) => fails(spec, fault));

    const late = { 'a good answer': spec.good, 'a 401': refusal(401, 'Log in first.') };
    it.each(Object.entries(late))('says nothing when %s comes after the person left', (_, answer) =>
      comesLate(spec, answer),
    );
  });
}

function titleOf(spec: LoadedCall, fault: Fault): string {
  const [words] = spec.toasts(fault);
  const then = fault.kind === 'unauthorized' ? 'the login opens' : 'it can be tried again';
  return `${fault.title}: ${words ? `“${words}”` : 'no toast'}, and ${then}`;
}

async function fails(spec: LoadedCall, fault: Fault): Promise<void> {
  const { call } = spec;
  network.answer(call, fault.answer);
  await spec.arrive();
  await until(() => expect(network.sent(call)).not.toEqual([]));
  if (fault.title === 'never answers') await giveUp(call);
  await until(() => spec.asItWas(fault));
  expect(toasts()).toEqual(spec.toasts(fault));
  // Strict mode starts a screen's flow twice, and gives the first up.
  for (const sent of network.sent(call)) expect(sent).toMatchObject({ call, ...spec.sent });
  if (fault.kind === 'unauthorized') return;
  const made = network.sent(call).length;
  network.answer(call, spec.good);
  await press(texts.tryAgain);
  await until(spec.goesOn);
  expect(network.sent(call)).toHaveLength(made + 1);
}

async function giveUp(call: CallName): Promise<void> {
  const waiting = network.sent(call).filter(({ signal }) => !signal.aborted);
  expect(waiting).toHaveLength(1);
  expect(toasts()).toEqual([]);
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
}

async function comesLate(spec: LoadedCall, answer: Answer): Promise<void> {
  const release = network.hold(spec.call);
  await spec.arrive();
  await until(() => expect(network.sent(spec.call)).not.toEqual([]));
  await goHome();
  await breathe();
  release(answer);
  await breathe();
  for (const { signal } of network.sent(spec.call)) expect(signal.aborted).toBe(true);
  expect(toasts()).toEqual([]);
  expect(window.location.pathname).toBe('/home');
}

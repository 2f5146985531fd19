import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from './answers.ts';
import { type Fault, faultsOf } from './faults.ts';
import { toasts } from './looks.ts';
import type { Answer, CallName, Sent } from './network.ts';
import { press, pressTwice } from './person.ts';
// Here from the start, so that an alert which should not be would be there in time to be seen.
import '../../../src/views/ui/alert-dialog.tsx';
import { breathe, network, patience, until } from './visit.tsx';

/** A call that a press makes, and what a person sees of its faults. */
export interface PressedCall {
  call: CallName;
  /** Told apart by this, where a call is tried more than once. */
  whose?: string;
  sent: Omit<Sent, 'call' | 'signal'>;
  /** JSON that is no answer to it; absent where any success is good. */
  wrongShape?: unknown;
  /** Up to the press of this button. */
  arrive: () => Promise<void>;
  button: string;
  /** How the button is pressed twice, where a pointer cannot. */
  twice?: (button: string) => Promise<void>;
  /** All that toasts say after a fault. */
  toasts: (fault: Fault) => string[];
  /** The alert that has to be read before anything else after a fault, if there is one. */
  alert?: (fault: Fault) => Alert | null;
  /** What stays as it was, in words and on the screen. */
  kept: string;
  asItWas: (fault: Fault) => void;
  /** The button that tries again. */
  again: string;
  /** A 401 ends the session: the login stands before that button. */
  endsSessionOn401?: true;
  /** What a good answer leads to. */
  good: Answer;
  goesOn: () => void;
  /** How a person goes away while the call is under way. */
  leave: () => Promise<void>;
  left: () => void;
}

/** Title and message. */
type Alert = readonly [string, string];

/** Every fault of the call, on the whole app. */
export function describeCall(spec: PressedCall): void {
  describe([spec.call, spec.whose].filter(Boolean).join(' '), () => {
    const cells = faultsOf(spec.wrongShape).map((fault) => [titleOf(spec, fault), fault] as const);
    it.each(cells)('%s', (_, fault) => fails(spec, fault));

    const late = { 'a good answer': spec.good, 'a 401': refusal(401, 'Log in first.') };
    it.each(Object.entries(late))('says nothing when %s comes after the person left', (_, answer) =>
      comesLate(spec, answer),
    );
  });
}

function titleOf(spec: PressedCall, fault: Fault): string {
  const words = spec.alert?.(fault)?.[1] ?? spec.toasts(fault).at(-1);
  return `${fault.title}: ${words ? `“${words}”` : 'nothing is said'}, ${spec.kept}`;
}

async function fails(spec: PressedCall, fault: Fault): Promise<void> {
  const { call } = spec;
  await spec.arrive();
  const before = network.sent(call).length;
  const made = () => network.sent(call).slice(before);
  network.answer(call, fault.answer);
  await (spec.twice ?? pressTwice)(spec.button);
  if (fault.title === 'never answers') await giveUp(made);
  await until(() => expect(toasts()).toEqual(spec.toasts(fault)));
  const alert = spec.alert?.(fault);
  if (alert) await readAlert(alert);
  await until(() => spec.asItWas(fault));
  await breathe();
  expectNoAlert();
  expect(made()).toEqual([{ call, ...spec.sent, signal: expect.any(AbortSignal) }]);

  if (fault.kind === 'unauthorized' && spec.endsSessionOn401) return;
  network.answer(call, spec.good);
  await press(spec.again);
  await until(spec.goesOn);
  expect(made()).toHaveLength(2);
}

async function readAlert([name, message]: Alert): Promise<void> {
  const shown = await until(() => screen.getByRole('alertdialog', { name }));
  expect(within(shown).getByText(message)).toBeDefined();
  await press('OK');
  await until(expectNoAlert);
}

/** None on the screen, and none under what lies over it. */
function expectNoAlert(): void {
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
}

async function giveUp(made: () => Sent[]): Promise<void> {
  await until(() => expect(made()).toHaveLength(1));
  const said = toasts();
  await breathe();
  expect(toasts()).toEqual(said);
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
}

async function comesLate(spec: PressedCall, answer: Answer): Promise<void> {
  await spec.arrive();
  const before = network.sent(spec.call).length;
  const made = () => network.sent(spec.call).slice(before);
  const release = network.hold(spec.call);
  await press(spec.button);
  await until(() => expect(made()).toHaveLength(1));
  await spec.leave();
  const said = toasts();
  release(answer);
  await breathe();
  expect(made()[0]?.signal.aborted).toBe(true);
  expectNoAlert();
  expect(toasts()).toEqual(said);
  spec.left();
}

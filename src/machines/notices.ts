import { assertEvent, assign, setup } from 'xstate';
import type { Alert, Toast } from './kit/shell.ts';

export type NumberedToast = Toast & { id: string };

type NoticesEvent =
  | { type: 'toast.raised'; toast: Toast }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }
  | { type: 'alert.raised'; alert: Alert }
  | { type: 'alert.dismissed' }
  /** What was said to a person is not said to the next (§11.11). */
  | { type: 'person.left' };

/** More than this many toasts would cover the page; the oldest gives way. */
const maxToasts = 3;

/** Toasts that go away by themselves and alerts that wait for their OK, one at a time. */
export const noticesMachine = setup({
  types: {
    context: {} as { toasts: NumberedToast[]; alerts: Alert[] },
    events: {} as NoticesEvent,
  },
  delays: { toastLife: 6_000 },
  guards: {
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
    hasAlerts: ({ context }) => context.alerts.length > 0,
    hasNoAlerts: ({ context }) => context.alerts.length === 0,
  },
  actions: {
    addToast: assign(({ context, event }) => {
      assertEvent(event, 'toast.raised');
      const others = context.toasts.filter((other) => !isReplaced(other, event.toast));
      const kept = others.slice(-(maxToasts - 1));
      return { toasts: [...kept, { ...event.toast, id: freeId(context.toasts) }] };
    }),
    dropToast: assign(({ context, event }) => {
      assertEvent(event, 'toast.dismissed');
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
    dropToasts: assign({ toasts: [] }),
    addAlert: assign(({ context, event }) => {
      assertEvent(event, 'alert.raised');
      return { alerts: [...context.alerts, event.alert] };
    }),
    dropAlerts: assign({ alerts: [] }),
    dropFirstAlert: assign(({ context }) => ({ alerts: context.alerts.slice(1) })),
  },
}).createMachine({
  id: 'notices',
  description: 'What the app has to say to the person, wherever they are.',
  context: { toasts: [], alerts: [] },
  type: 'parallel',
  states: {
    toasts: {
      initial: 'quiet',
      on: {
        'toast.raised': { actions: 'addToast' },
        'toast.dismissed': { actions: 'dropToast' },
        'person.left': { target: '.quiet', actions: 'dropToasts' },
      },
      states: {
        quiet: {
          description: 'No toast is shown.',
          always: { guard: 'hasToasts', target: 'showing' },
        },
        showing: {
          description: 'Toasts are shown until a while after the last one came.',
          always: { guard: 'hasNoToasts', target: 'quiet' },
          after: { toastLife: { target: 'quiet', actions: 'dropToasts' } },
          on: {
            'toast.raised': { target: 'showing', reenter: true, actions: 'addToast' },
            'toasts.held': { target: 'held' },
          },
        },
        held: {
          description: 'A person is reading or reaching for a toast; all of them stay.',
          on: {
            'toasts.released': { target: 'showing' },
            // The pressed button is gone, and with it the flag that the toast is unattended.
            'toast.dismissed': { target: 'showing', actions: 'dropToast' },
          },
        },
      },
    },
    alerts: {
      initial: 'none',
      on: {
        'alert.raised': { actions: 'addAlert' },
        'person.left': { actions: 'dropAlerts' },
      },
      states: {
        none: {
          description: 'No alert is open.',
          always: { guard: 'hasAlerts', target: 'open' },
        },
        open: {
          description: 'The oldest alert waits for its OK.',
          always: { guard: 'hasNoAlerts', target: 'none' },
          on: { 'alert.dismissed': { actions: 'dropFirstAlert' } },
        },
      },
    },
  },
});

/** The smallest number that no shown toast carries, so that the same few come again and again. */
function freeId(toasts: NumberedToast[]): string {
  const taken = new Set(toasts.map(({ id }) => id));
  let number = 0;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

function isReplaced(other: Toast, toast: Toast): boolean {
  return other.text === toast.text || (other.topic !== undefined && other.topic === toast.topic);
}

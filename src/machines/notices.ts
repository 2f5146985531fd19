import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { Alert, Shell, Toast } from './kit/shell.ts';

export type NumberedToast = Toast & { id: string };

interface NoticesContext {
  /** Hears of the buttons of toasts. */
  owner: Shell;
  toasts: NumberedToast[];
  alerts: Alert[];
}

type NoticesEvent =
  | { type: 'toast.raised'; toast: Toast }
  /** The reason of a topic's toasts is gone. */
  | { type: 'toast.withdrawn'; topic: string }
  | { type: 'toast.dismissed'; id: string }
  /** The button of a toast was pressed. */
  | { type: 'toast.acted'; id: string }
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }
  | { type: 'alert.raised'; alert: Alert }
  | { type: 'alert.dismissed' }
  /** The notices of one person are not shown to the next (§11.11). */
  | { type: 'person.left' };

/** More than this many toasts would cover the page; the oldest gives way, one with a button last (§22.35). */
const maxToasts = 3;

/** Toasts that go away by themselves and alerts that wait for their OK, one at a time (§10.3). */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
    input: {} as Pick<NoticesContext, 'owner'>,
  },
  delays: {
    // A person needs longer to find a button and to decide.
    toastLife: ({ context }) => (context.toasts.some(({ action }) => action) ? 12_000 : 6_000),
  },
  guards: {
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
    hasAlerts: ({ context }) => context.alerts.length > 0,
    hasNoAlerts: ({ context }) => context.alerts.length === 0,
  },
  actions: {
    addToast: assign(({ context, event }) => {
      assertEvent(event, 'toast.raised');
      const kept = context.toasts.filter((other) => !isReplaced(other, event.toast));
      const oldest = kept.findIndex(({ action }) => !action);
      if (kept.length === maxToasts) kept.splice(Math.max(oldest, 0), 1);
      return { toasts: [...kept, { ...event.toast, id: freeId(context.toasts) }] };
    }),
    dropToast: assign(({ context, event }) => {
      assertEvent(event, ['toast.dismissed', 'toast.acted']);
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
    dropTopic: assign(({ context, event }) => {
      assertEvent(event, 'toast.withdrawn');
      return { toasts: context.toasts.filter(({ topic }) => topic !== event.topic) };
    }),
    doAction: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'toast.acted');
      const { action } = context.toasts.find(({ id }) => id === event.id) ?? {};
      if (action) enqueue.sendTo(context.owner, action.event);
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
  context: ({ input }) => ({ ...input, toasts: [], alerts: [] }),
  type: 'parallel',
  states: {
    toasts: {
      initial: 'quiet',
      on: {
        'toast.raised': { actions: 'addToast' },
        'toast.withdrawn': { actions: 'dropTopic' },
        'toast.dismissed': { actions: 'dropToast' },
        'toast.acted': { actions: ['doAction', 'dropToast'] },
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
          description:
            'A person is reading or reaching for a toast, or looks at something else; all of them stay.',
          always: { guard: 'hasNoToasts', target: 'quiet' },
          on: {
            'toasts.released': { target: 'showing' },
            // The pressed button is gone, and with it the flag that the toast is unattended.
            'toast.dismissed': { target: 'showing', actions: 'dropToast' },
            'toast.acted': { target: 'showing', actions: ['doAction', 'dropToast'] },
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

/** A toast with a button stays: another one of the same words is about something else. */
function isReplaced(other: Toast, toast: Toast): boolean {
  if (other.action) return false;
  return other.text === toast.text || (other.topic !== undefined && other.topic === toast.topic);
}

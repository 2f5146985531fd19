import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type NumberedToast, noticesMachine } from '../../../src/machines/notices.ts';
import type { FlowModel } from '../harness/paths.ts';

export const texts = ['OTP sent!', 'Invalid OTP.'] as const;

/** The topic of the first toast. */
const topic = 'code';

/** The button of the second toast. */
const action = { label: 'Try again', event: { type: 'route.requested', to: '/home' } } as const;

/** Two toasts, the first raised again, and two alerts. */
export const noticesModel: FlowModel<typeof noticesMachine> = {
  machine: noticesMachine,
  inputs: { 'the app opens': (owner) => ({ owner }) },
  events: {
    'toast.raised': [
      { toast: { text: texts[0], tone: 'success', topic } },
      { toast: { text: texts[1], tone: 'failure', action } },
    ],
    'toast.withdrawn': [{ topic }],
    'toast.dismissed': [{ id: '0' }, { id: '1' }],
    'toast.acted': [{ id: '1' }],
    'alert.raised': [
      { alert: { title: 'Success!', message: 'It is done.' } },
      { alert: { title: 'Error', message: 'It is not.' } },
    ],
  },
  actors: {},
  delays: { toastLife: 12_000 },
  isPossible: (snapshot, event) => isAboutAShownToast(snapshot, event) && isTurn(snapshot, event),
};

function isAboutAShownToast({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const shown: NumberedToast[] = context.toasts;
  if (event.type === 'toast.withdrawn') return shown.some((toast) => toast.topic === topic);
  const isAboutOne = event.type === 'toast.dismissed' || event.type === 'toast.acted';
  return !isAboutOne || shown.some(({ id }) => id === event.id);
}

/**
 * Toasts and alerts know nothing of each other, so not every mixture is walked: the second follows
 * the first, and the first toast is raised again once.
 */
function isTurn(snapshot: AnyMachineSnapshot, { type, toast, alert }: AnyEventObject): boolean {
  const { alerts, toasts }: { alerts: unknown[]; toasts: NumberedToast[] } = snapshot.context;
  if (type === 'alert.dismissed') return toasts.length === 0;
  if (type === 'alert.raised') {
    return toasts.length === 0 && alerts.length === (alert.title === 'Error' ? 1 : 0);
  }
  if (alerts.length > 0) return false;
  const isUntouched = toasts.length === 0 || toasts[0]?.id === '0';
  if (type === 'toast.raised' && toast.text === texts[1]) return isUntouched && toasts.length === 1;
  return isUntouched || !type.startsWith('toast');
}

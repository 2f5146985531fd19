import { expect } from 'vitest';
import { noticesModel } from './flows/notices.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: noticesModel,
  states: {
    'toasts.quiet': ({ context }) => {
      expect(context.toasts).toEqual([]);
    },
    'toasts.showing': ({ context: { toasts }, after }) => {
      const said = toasts.map(({ text }) => text);
      expect(said).toEqual([...new Set(said)]);
      if (after?.type === 'toast.raised') expect(toasts.at(-1)).toMatchObject(after.toast);
    },
    'toasts.held': ({ context: { toasts }, after }) => {
      expect(toasts.length).toBeGreaterThan(0);
      if (after?.type === 'toast.raised') expect(toasts.at(-1)).toMatchObject(after.toast);
    },
    'alerts.none': ({ context, snapshot }) => {
      expect(context.alerts).toEqual([]);
      expect(snapshot.can({ type: 'alert.dismissed' })).toBe(false);
    },
    'alerts.open': ({ context: { alerts }, after }) => {
      expect(alerts.length).toBeGreaterThan(0);
      if (after?.type === 'alert.raised') expect(alerts.at(-1)).toEqual(after.alert);
    },
  },
});

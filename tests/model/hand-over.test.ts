import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { texts } from '#domain/texts.ts';
import { handOverModel, path } from './flows/hand-over.model.ts';
import { zone } from './flows/slots.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: handOverModel,
  states: {
    offering: ({ fakes, told, after }) => {
      expect([fakes.waiting('saveCalendarFile'), fakes.waiting('shareLink')]).toEqual([0, 0]);
      const toast = after && toastAfter(after);
      const toasts = told.map((event) => event.toast);
      if (toast) expect(toasts.at(-1)).toEqual(toast);
      else if (after) expect(toasts.length).toBeLessThan(fakes.calls.length);
    },
    savingFile: ({ snapshot, fakes }) => {
      expect(fakes.waiting('saveCalendarFile')).toBe(1);
      const entry = {
        title: 'Garba night',
        description: 'Dance with us.',
        location: 'Community hall',
        date: '2026-03-14',
        slots: [{ start: '19:30', end: '20:30' }],
        zone,
      };
      expect(fakes.calls.at(-1)?.input).toEqual({ entry });
      expect(snapshot.can({ type: 'calendarFile.requested', zone })).toBe(false);
      expect(snapshot.can({ type: 'share.requested' })).toBe(false);
    },
    sharing: ({ snapshot, fakes }) => {
      expect(fakes.waiting('shareLink')).toBe(1);
      expect(fakes.calls.at(-1)?.input).toEqual({ title: 'Garba night', path });
      expect(snapshot.can({ type: 'share.requested' })).toBe(false);
    },
  },
});

/** Nothing is said of what the person sees for themselves: a file, another app, their own no. */
function toastAfter({ type, output }: AnyEventObject) {
  if (output?.outcome === 'copied') return { text: texts.linkCopied, tone: 'success' };
  if (type === 'xstate.error.actor.shareLink') return { text: texts.shareFailed, tone: 'failure' };
  const isUndated = type === 'calendarFile.requested';
  if (isUndated || type === 'xstate.error.actor.saveCalendarFile') {
    return { text: texts.calendarFileFailed, tone: 'failure' };
  }
  return null;
}

import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { texts } from '#domain/texts.ts';
import { EventActions } from '../../src/views/event-page/event-actions.tsx';
import { handOverModel, path } from './flows/hand-over.model.ts';
import { garba, undated } from './flows/hosting.ts';
import { zone } from './flows/slots.ts';
import { button, press, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

beforeEach(() => setLocalTimeZone(zone));

afterEach(() => resetLocalTimeZone());

describeView({
  model: handOverModel,
  screens: {
    'an event': () => <EventActions event={garba} path={path} />,
    'one whose date cannot be read': () => <EventActions event={undated} path={path} />,
  },
  events: {
    'calendarFile.requested': press(texts.addToCalendar),
    'share.requested': press('Share link'),
  },
  states: {
    offering: ({ environment }, { after }) => {
      for (const name of [texts.addToCalendar, 'Share link']) {
        expect(button(name).getAttribute('aria-disabled')).not.toBe('true');
      }
      const sentence = after && sentenceAfter(after);
      if (sentence) expect(toast(sentence)).toBeDefined();
      if (after === null) expect(toastsOf(environment)).toEqual([]);
    },
    savingFile: async ({ user, fakes }) => {
      await user.click(button(new RegExp(texts.addToCalendar)));
      await user.click(button('Share link'));
      expect([fakes.waiting('saveCalendarFile'), fakes.waiting('shareLink')]).toEqual([1, 0]);
      const slots = [{ start: '19:30', end: '20:30' }];
      const entry = { title: 'Garba night', date: '2026-03-14', slots, zone };
      expect(fakes.calls.at(-1)?.input).toMatchObject({ entry });
    },
    sharing: async ({ user, fakes }) => {
      await user.click(button(/Share link/));
      await user.click(button(texts.addToCalendar));
      expect([fakes.waiting('saveCalendarFile'), fakes.waiting('shareLink')]).toEqual([0, 1]);
      expect(fakes.calls.at(-1)?.input).toEqual({ title: 'Garba night', path });
    },
  },
});

function sentenceAfter({ type, output }: AnyEventObject): string | null {
  if (output?.outcome === 'copied') return texts.linkCopied;
  if (type === 'xstate.error.actor.shareLink') return texts.shareFailed;
  const isFile = type === 'calendarFile.requested' || type.endsWith('error.actor.saveCalendarFile');
  return isFile ? texts.calendarFileFailed : null;
}

function toastsOf({ app }: Stage['environment']) {
  return app.getSnapshot().children.notices?.getSnapshot().context.toasts;
}

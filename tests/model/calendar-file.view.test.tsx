import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { HandOver } from '../../src/views/event-page/hand-over.tsx';
import { calendarFileModel } from './flows/calendar-file.model.ts';
import { path } from './flows/hand-over.model.ts';
import { garba } from './flows/hosting.ts';
import { zone } from './flows/slots.ts';
import { button, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

beforeEach(() => setLocalTimeZone(zone));

afterEach(() => resetLocalTimeZone());

describeView({
  model: calendarFileModel,
  screens: {
    'an entry': () => <HandOver event={garba} path={path} />,
  },
  events: { 'calendarFile.requested': press(texts.addToCalendar) },
  states: {
    offering: (_, { after }) => {
      expect(button(texts.addToCalendar).getAttribute('aria-disabled')).toBeNull();
      const isFailed = after !== null && !after.type.startsWith('xstate.done');
      const failures = screen.queryAllByText(texts.calendarFileFailed, { selector: '.toast p' });
      expect(failures).toHaveLength(isFailed ? 1 : 0);
    },
    saving: async ({ user, fakes }) => {
      await user.click(button(new RegExp(texts.addToCalendar)));
      expect(fakes.calls.filter(({ actor }) => actor === 'saveCalendarFile')).toHaveLength(1);
      const slots = [{ start: '19:30', end: '20:30' }];
      const entry = { title: 'Garba night', date: '2026-03-14', slots, zone };
      expect(fakes.calls.at(-1)?.input).toMatchObject({ entry });
    },
  },
});

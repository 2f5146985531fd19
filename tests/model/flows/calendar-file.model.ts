import type { CalendarEntry } from '#domain/booking.ts';
import { calendarFileMachine } from '../../../src/machines/calendar-file.ts';
import type { FlowModel } from '../harness/paths.ts';
import { ofDevice } from './reasons.ts';
import { nine, today, zone } from './slots.ts';

const entry: CalendarEntry = {
  kind: 'booking',
  ids: ['b-1'],
  title: 'Morning yoga',
  description: null,
  location: null,
  date: today,
  slots: [nine],
  zone,
};

export const calendarFileModel: FlowModel<typeof calendarFileMachine> = {
  machine: calendarFileMachine,
  inputs: {
    'an entry': (shell) => ({ shell }),
  },
  events: { 'calendarFile.requested': [{ entry }] },
  actors: {
    saveCalendarFile: {
      succeeds: { saved: undefined },
      refuses: ofDevice,
    },
  },
};

import { assertEvent, setup } from 'xstate';
import type { CalendarEntry } from '../domain/booking.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';

/** An entry without slots cannot go into a file. */
interface CalendarFileRequest {
  type: 'calendarFile.requested';
  entry: CalendarEntry;
}

/** 'Add to calendar': saves a file for the person's own calendar, as often as it is asked for (§22.13). */
export const calendarFileMachine = setup({
  types: {
    context: {} as { shell: Shell },
    events: {} as CalendarFileRequest,
    input: {} as { shell: Shell },
    tags: {} as 'busy',
  },
  actors: { saveCalendarFile: ports.saveCalendarFile },
  guards: { hasSlots: ({ event }) => event.entry.slots.length > 0 },
  actions: { toast: toasting() },
}).createMachine({
  id: 'calendarFile',
  description: 'Saves a file for the person’s own calendar.',
  context: ({ input }) => input,
  initial: 'offering',
  states: {
    offering: {
      description: 'The way into the person’s own calendar is offered, where the time is known.',
      on: {
        'calendarFile.requested': { guard: 'hasSlots', target: 'saving' },
      },
    },
    saving: {
      description: 'The file is being made; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'saveCalendarFile',
        src: 'saveCalendarFile',
        input: ({ event }) => {
          assertEvent(event, 'calendarFile.requested');
          return { entry: event.entry };
        },
        onDone: { target: 'offering' },
        onError: {
          target: 'offering',
          actions: {
            type: 'toast',
            params: { text: texts.calendarFileFailed, tone: 'failure' },
          },
        },
      },
    },
  },
});

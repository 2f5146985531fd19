import { sendTo, setup } from 'xstate';
import type { CalendarEntry } from '../domain/booking.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toastEvent } from './kit/shell.ts';

export interface CalendarFileInput {
  shell: Shell;
  /** What goes into the file; an entry without slots cannot. */
  entry: CalendarEntry;
}

/** 'Add to calendar': saves a file for the person's own calendar, as often as it is asked for (§22.13). */
export const calendarFileMachine = setup({
  types: {
    context: {} as CalendarFileInput,
    events: {} as { type: 'calendarFile.requested' },
    input: {} as CalendarFileInput,
    tags: {} as 'busy',
  },
  actors: { saveCalendarFile: ports.saveCalendarFile },
  guards: { hasSlots: ({ context }) => context.entry.slots.length > 0 },
  actions: {
    toastFailed: sendTo(
      ({ context }) => context.shell,
      toastEvent({ text: texts.calendarFileFailed, tone: 'failure' }),
    ),
  },
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
        input: ({ context }) => ({ entry: context.entry }),
        onDone: { target: 'offering' },
        onError: { target: 'offering', actions: 'toastFailed' },
      },
    },
  },
});

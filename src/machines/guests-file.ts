import { assertEvent, setup } from 'xstate';
import type { HostedEvent } from '../domain/event.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';

interface GuestsFileInput {
  shell: Shell;
}

/** The topic of the toasts about the file: the last try counts. */
const topic = 'guests';

/** 'Export as CSV': saves an event's guests and their answers for a spreadsheet (§22.12). */
export const guestsFileMachine = setup({
  types: {
    context: {} as GuestsFileInput,
    /** The event as it is shown at that moment: answers come in while its page is open. */
    events: {} as { type: 'guestsFile.requested'; event: HostedEvent },
    input: {} as GuestsFileInput,
    tags: {} as 'busy',
  },
  actors: { saveGuests: ports.saveGuests },
  actions: { toast: toasting() },
}).createMachine({
  id: 'guestsFile',
  description: 'Saves an event’s guests and their answers as a file for a spreadsheet.',
  context: ({ input }) => input,
  initial: 'offering',
  states: {
    offering: {
      description: 'The list of guests can be saved as a file.',
      on: { 'guestsFile.requested': { target: 'saving' } },
    },
    saving: {
      description: 'The file is being made; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'saveGuests',
        src: 'saveGuests',
        input: ({ event }) => {
          assertEvent(event, 'guestsFile.requested');
          return { event: event.event };
        },
        onDone: {
          target: 'offering',
          actions: {
            type: 'toast',
            params: { text: texts.guestsExported, tone: 'success', topic },
          },
        },
        onError: {
          target: 'offering',
          actions: {
            type: 'toast',
            params: { text: texts.guestsNotExported, tone: 'failure', topic },
          },
        },
      },
    },
  },
});

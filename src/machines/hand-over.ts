import { assertEvent, assign, sendTo, setup } from 'xstate';
import { eventNameOf, eventTimeOf, type HostedEvent } from '../domain/event.ts';
import { toCalendarEntry } from '../domain/event-entry.ts';
import type { ShareOutcome } from '../domain/hosting.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';

interface HandOverInput {
  shell: Shell;
  event: HostedEvent;
  /** Its own address, `/event/{id}`. */
  path: string;
}

type HandOverEvent =
  /** `zone` is the person's, an IANA name. */
  { type: 'calendarFile.requested'; zone: string } | { type: 'share.requested' };

/** Hands an event over: to the person's own calendar, or its link to others. */
export const handOverMachine = setup({
  types: {
    context: {} as HandOverInput & { zone: string },
    events: {} as HandOverEvent,
    input: {} as HandOverInput,
  },
  actors: { saveCalendarFile: ports.saveCalendarFile, shareLink: ports.shareLink },
  guards: {
    isDated: ({ context }) => !Number.isNaN(eventTimeOf(context.event)),
    isCopied: (_, { outcome }: ShareOutcome) => outcome === 'copied',
  },
  actions: {
    keepZone: assign(({ event }) => {
      assertEvent(event, 'calendarFile.requested');
      return { zone: event.zone };
    }),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
  },
}).createMachine({
  id: 'handOver',
  description: 'The event goes into a calendar of the person’s own, or its link to others.',
  context: ({ input }) => ({ ...input, zone: '' }),
  initial: 'offering',
  states: {
    offering: {
      description: 'Both are offered.',
      on: {
        'calendarFile.requested': [
          { guard: 'isDated', target: 'savingFile', actions: 'keepZone' },
          {
            actions: {
              type: 'toast',
              params: { text: texts.calendarFileFailed, tone: 'failure' },
            },
          },
        ],
        'share.requested': { target: 'sharing' },
      },
    },
    savingFile: {
      description: 'The file for the person’s own calendar is being made.',
      tags: 'busy',
      invoke: {
        id: 'saveCalendarFile',
        src: 'saveCalendarFile',
        input: ({ context }) => ({ entry: toCalendarEntry(context.event, context.zone) }),
        onDone: { target: 'offering' },
        onError: {
          target: 'offering',
          actions: { type: 'toast', params: { text: texts.calendarFileFailed, tone: 'failure' } },
        },
      },
    },
    sharing: {
      description: 'The link is handed to another app, or copied.',
      tags: 'busy',
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context: { event, path } }) => ({ title: eventNameOf(event), path }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'toast', params: { text: texts.linkCopied, tone: 'success' } },
          },
          { target: 'offering' },
        ],
        onError: {
          target: 'offering',
          actions: { type: 'toast', params: { text: texts.shareFailed, tone: 'failure' } },
        },
      },
    },
  },
});

import { assertEvent, setup } from 'xstate';
import { eventIdOf, eventNameOf, type HostedEvent } from '../domain/event.ts';
import { toCalendarEntry } from '../domain/event-entry.ts';
import type { ShareOutcome, ShareWay } from '../domain/hosting.ts';
import { texts } from '../domain/texts.ts';
import { calendarFileMachine } from './calendar-file.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';

interface HandOverInput {
  shell: Shell;
  event: HostedEvent;
  /** The event's own address, `/event/{id}`. */
  path: string;
  /** The sentence that leads guests to it. */
  sentence: string;
  /** The person's IANA zone. */
  zone: string;
}

/** Hands an event over: to the person's own calendar (§22.13), or its link to others (§22.10). */
export const handOverMachine = setup({
  types: {
    context: {} as HandOverInput,
    events: {} as { type: 'share.requested'; way: ShareWay },
    input: {} as HandOverInput,
    tags: {} as 'busy',
    children: {} as { calendarFile: 'calendarFile' },
  },
  actors: { calendarFile: calendarFileMachine, shareLink: ports.shareLink },
  guards: {
    isCopied: (_, { outcome }: ShareOutcome) => outcome === 'copied',
  },
  actions: {
    toast: toasting(),
  },
}).createMachine({
  id: 'handOver',
  description: 'The event goes into the person’s own calendar, or its link to others.',
  context: ({ input }) => input,
  initial: 'offering',
  invoke: {
    id: 'calendarFile',
    src: 'calendarFile',
    input: ({ context: { shell, event, zone } }) => ({
      shell,
      entry: toCalendarEntry(event, eventIdOf(event), zone),
    }),
    onError: {},
  },
  states: {
    offering: {
      description: 'The link can be shared.',
      on: { 'share.requested': { target: 'sharing' } },
    },
    sharing: {
      description: 'The link is handed to another app, or copied; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context: { event: shared, path, sentence }, event }) => {
          assertEvent(event, 'share.requested');
          return { way: event.way, title: eventNameOf(shared), text: sentence, path };
        },
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

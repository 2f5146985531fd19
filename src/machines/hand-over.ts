import { assertEvent, setup } from 'xstate';
import type { ShareOutcome } from '../domain/hosting.ts';
import type { PortInput } from '../domain/ports.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';

/** Leads others to an event by its link (§22.10). */
export const handOverMachine = setup({
  types: {
    context: {} as { shell: Shell },
    events: {} as { type: 'share.requested'; page: PortInput<'shareLink'> },
    input: {} as { shell: Shell },
    tags: {} as 'busy',
  },
  actors: { shareLink: ports.shareLink },
  guards: {
    isCopied: (_, { outcome }: ShareOutcome) => outcome === 'copied',
  },
  actions: {
    toast: toasting(),
  },
}).createMachine({
  id: 'handOver',
  description: 'The link of the event goes to others.',
  context: ({ input }) => input,
  initial: 'offering',
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
        input: ({ event }) => {
          assertEvent(event, 'share.requested');
          return event.page;
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

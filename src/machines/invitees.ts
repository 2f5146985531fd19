import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import { eventLimits } from '../domain/event.ts';
import {
  type AddedInvitees,
  addInvitees,
  hasNewSeparator,
  type InviteesDraft,
  leftToMend,
  noInvitees,
} from '../domain/invitees.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { type Shell, toasting } from './kit/shell.ts';

/** The event that the list sends to the flow that it stands in. */
export type InviteesNotice = { type: 'invitees.changed'; invitees: InviteesDraft };

export interface InviteesInput {
  owner: Recipient<InviteesNotice>;
  shell: Shell;
  draft: InviteesDraft;
}

type InviteesEvent =
  | { type: 'country.changed'; country: string }
  | { type: 'number.changed'; text: string }
  /** A list, put in at once: with its line breaks, which the field itself would swallow. */
  | { type: 'numbers.pasted'; text: string }
  | { type: 'numbers.submitted' }
  | { type: 'invitee.removed'; number: string }
  | { type: 'contacts.requested' }
  /** The event was created: the next one begins with an empty list. */
  | { type: 'invitees.cleared' };

/** More than this many alerts one after the other say less than one that lists them. */
const maxAlerts = 5;

/** The invitees of an event: numbers typed, pasted or picked, each once (§5.12 to §5.15). */
export const inviteesMachine = setup({
  types: {
    context: {} as InviteesInput,
    events: {} as InviteesEvent,
    input: {} as InviteesInput,
    tags: {} as 'busy',
  },
  actors: { pickContacts: ports.pickContacts },
  guards: {
    isBlank: ({ context }) => context.draft.text.trim() === '',
    isListed: ({ context, event }) => {
      assertEvent(event, 'number.changed');
      return hasNewSeparator(context.draft.text, event.text);
    },
    hasPicked: (_, numbers: string[]) => numbers.length > 0,
  },
  actions: {
    keepCountry: assign(({ context, event }) => {
      assertEvent(event, 'country.changed');
      return { draft: { ...context.draft, country: event.country } };
    }),
    keepText: assign(({ context, event }) => {
      assertEvent(event, ['number.changed', 'numbers.pasted']);
      return { draft: { ...context.draft, text: event.text } };
    }),
    addContacts: assign(({ context: { draft } }, numbers: string[]) => ({
      draft: { ...draft, text: [draft.text, ...numbers].join(', ') },
    })),
    addNumbers: enqueueActions(({ context: { draft, shell }, enqueue }) => {
      const added = addInvitees(draft);
      enqueue.assign({
        draft: { ...draft, numbers: added.numbers, text: leftToMend(added) },
      });
      for (const message of alertsOf(added)) {
        const alert = { title: texts.checkNumbers, message };
        enqueue.sendTo(shell, { type: 'alert.raised', alert });
      }
    }),
    removeInvitee: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'invitee.removed');
      return { draft: { ...draft, numbers: draft.numbers.filter((one) => one !== event.number) } };
    }),
    clear: assign(({ context }) => ({
      draft: { ...noInvitees, country: context.draft.country },
    })),
    tellChanged: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'invitees.changed', invitees: context.draft }),
    ),
    toast: toasting(),
  },
}).createMachine({
  id: 'invitees',
  description: 'The mobile numbers that are invited to an event.',
  context: ({ input }) => input,
  on: { 'invitees.cleared': { target: '.entering', actions: ['clear', 'tellChanged'] } },
  initial: 'entering',
  states: {
    entering: {
      description: 'Numbers are typed or pasted, and those that were added can be removed.',
      on: {
        'country.changed': { actions: ['keepCountry', 'tellChanged'] },
        'number.changed': [
          { guard: 'isListed', actions: ['keepText', 'addNumbers', 'tellChanged'] },
          { actions: ['keepText', 'tellChanged'] },
        ],
        'numbers.pasted': { actions: ['keepText', 'addNumbers', 'tellChanged'] },
        'numbers.submitted': [{ guard: 'isBlank' }, { actions: ['addNumbers', 'tellChanged'] }],
        'invitee.removed': { actions: ['removeInvitee', 'tellChanged'] },
        'contacts.requested': { target: 'pickingContacts' },
      },
    },
    pickingContacts: {
      description: 'The device shows its contacts; only those that are picked are handed over.',
      tags: 'busy',
      invoke: {
        id: 'pickContacts',
        src: 'pickContacts',
        onDone: [
          {
            guard: { type: 'hasPicked', params: ({ event }) => event.output },
            target: 'entering',
            actions: [
              { type: 'addContacts', params: ({ event }) => event.output },
              'addNumbers',
              'tellChanged',
            ],
          },
          { target: 'entering' },
        ],
        onError: {
          target: 'entering',
          actions: { type: 'toast', params: { text: texts.contactsFailed, tone: 'failure' } },
        },
      },
    },
  },
});

/** A sentence for each number that was not added; many of them in one alert. */
function alertsOf({ invalid, repeated, tooMany }: AddedInvitees): string[] {
  const sentences = [
    ...invalid.map(texts.invalidNumber),
    ...repeated.map(texts.repeatedNumber),
    ...(tooMany.length > 0 ? [texts.tooManyInvitees(eventLimits.invitees)] : []),
  ];
  return sentences.length > maxAlerts ? [sentences.join('\n')] : sentences;
}

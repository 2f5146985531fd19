import { setup } from 'xstate';
import { ports } from './kit/ports.ts';

/** The event of a user who signed in with a number, in E.164. */
type NumberProven = { type: 'number.proven'; userID: string; mobileNumber: string };

/** Claims the invitations that were sent to a number before its user signed in (§12.6). */
export const linkingMachine = setup({
  types: { events: {} as NumberProven },
  actors: { linkPending: ports.linkPending },
}).createMachine({
  id: 'linking',
  description: 'Invitations that were sent to a mobile number become those of its user.',
  on: { 'number.proven': { target: '.linkingInvitations' } },
  initial: 'idle',
  states: {
    idle: { description: 'No number waits to be linked.' },
    linkingInvitations: {
      description: 'Invitations sent to the proven number are claimed; silent on failure.',
      invoke: {
        id: 'linkPending',
        src: 'linkPending',
        input: ({ event }) => ({ userID: event.userID, contact: event.mobileNumber }),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
    },
  },
});

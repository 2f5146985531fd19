import type { ActorRefFrom } from 'xstate';
import type { createEventMachine } from '../../machines/create-event.ts';
import type { inviteesMachine } from '../../machines/invitees.ts';

/** The flow of the form. */
export type CreateEventFlow = ActorRefFrom<typeof createEventMachine>;

/** The flow of the list of invitees in it. */
export type InviteesFlow = ActorRefFrom<typeof inviteesMachine>;

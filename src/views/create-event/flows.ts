import type { ActorRefFrom } from 'xstate';
import type { createEventMachine } from '../../machines/create-event.ts';
import type { inviteesMachine } from '../../machines/invitees.ts';

/** The actor of the event form. */
export type CreateEventFlow = ActorRefFrom<typeof createEventMachine>;

/** The actor of the form's invitees. */
export type InviteesFlow = ActorRefFrom<typeof inviteesMachine>;

import type { ActorRefFrom } from 'xstate';
import type { createEventMachine } from '../../machines/create-event.ts';
import type { editEventMachine } from '../../machines/edit-event.ts';
import type { inviteesMachine } from '../../machines/invitees.ts';

/** The actor of a new event. */
export type CreateEventFlow = ActorRefFrom<typeof createEventMachine>;

/** The actor of the form's fields, whether the event is new or is changed. */
export type EventFormFlow = CreateEventFlow | ActorRefFrom<typeof editEventMachine>;

/** The actor of the form's invitees. */
export type InviteesFlow = ActorRefFrom<typeof inviteesMachine>;

import type { ActorRefFrom } from 'xstate';
import type { rsvpMachine } from '../../machines/rsvp.ts';

/** The flow of one invitation. */
export type RsvpFlow = ActorRefFrom<typeof rsvpMachine>;

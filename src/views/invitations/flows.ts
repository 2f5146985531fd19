import type { ActorRefFrom } from 'xstate';
import type { invitationsMachine } from '../../machines/invitations.ts';
import type { rsvpMachine } from '../../machines/rsvp.ts';

/** The flow of the lists. */
export type InvitationsFlow = ActorRefFrom<typeof invitationsMachine>;

/** The flow of one invitation. */
export type RsvpFlow = ActorRefFrom<typeof rsvpMachine>;

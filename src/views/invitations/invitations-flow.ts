import type { ActorRefFrom } from 'xstate';
import type { invitationsMachine } from '../../machines/invitations.ts';

/** The flow of the lists. */
export type InvitationsFlow = ActorRefFrom<typeof invitationsMachine>;

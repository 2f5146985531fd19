import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type HostedEvent, isOfId } from '#domain/event.ts';
import type { InvitedEvent } from '#domain/invitation.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { eventPageMachine } from '../../../src/machines/event-page.ts';
import type { FlowModel } from '../harness/paths.ts';
import { answered, awaitInstant, garba, holi, now } from './hosting.ts';
import { garba as invited } from './invitations.model.ts';

/**
 * The same event by its invitation, with all that some services tell of it. Its deadline is over, so
 * that of the clocks on the page only the event's runs.
 */
export const invitation: InvitedEvent = {
  ...invited,
  inviteExpiryDate: '2026-03-08T18:29:59.999Z',
  description: 'Dance with us.',
  host_name: 'Meera Nair',
};

/** Put off to the past: the service has the last word. */
const over: InvitedEvent = { ...invitation, date: holi.eventDateTime };

const common = { userID: 'asha', now, zone: 'Asia/Kolkata' };

/** The same event as a service tells it that lets its host change it. */
const changeable = {
  ...answered,
  inviteExpiryDate: '2026-03-12T18:29:59.999Z',
  can_edit: true,
};

/** The event once its host has changed its name. */
const renamed: HostedEvent = {
  ...changeable,
  eventName: 'Holi',
  rsvpQuestionnaire: [attendingQuestion],
};

/** An event that came with the navigation, one that is looked for by its address, one that is over. */
export const eventPageModel: FlowModel<typeof eventPageMachine> = {
  machine: eventPageMachine,
  inputs: {
    'by its address': (shell) => ({ ...common, shell, id: 'garba/1', handed: null }),
    'handed over': (shell) => ({ ...common, shell, id: 'garba/1', handed: garba }),
    'over already': (shell) => ({ ...common, shell, id: 'holi', handed: holi }),
  },
  events: {
    'edit.requested': [{ at: 'start' }],
    'event.updated': [{ event: renamed }],
    'event.cancelled': [{ message: 'We are ill.' }],
    'invitation.doubted': [
      {
        kind: 'event',
        id: 'garba/1',
        message: 'The time has changed.',
      },
    ],
    'invitation.answered': [{ kind: 'event' }],
  },
  actors: {
    findEvent: {
      succeeds: {
        answered: { outcome: 'found', event: answered },
        changeable: { outcome: 'found', event: changeable },
        over: { outcome: 'found', event: holi },
      },
      refuses: {
        gone: { outcome: 'notFound' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
    findInvitation: {
      succeeds: {
        open: { outcome: 'found', invitation },
        over: { outcome: 'found', invitation: over },
      },
      refuses: {
        uninvited: { outcome: 'notFound' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
    awaitInstant,
  },
  listeners: ['pageLooks'],
  isPossible: isWorthwhile,
};

/**
 * The event of the address is found, and no other. The answers are asked for anew while it is to
 * come; what breaks down does so at rest, and so is an event over that can be changed. A question is
 * answered as long as the event can be changed, and a changed event is only asked for again.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  const { invitation: shown, dialog, event } = snapshot.context;
  if (event?.eventName === renamed.eventName)
    return type === 'event.refreshed' || output?.event === changeable;
  if (output?.invitation) return shown === null || output.invitation === over;
  if (output?.outcome === 'found') return isOfId(output.event, snapshot.context.id);
  const canEdit = event?.can_edit === true;
  const isFresh = snapshot.matches({ shown: { answers: 'fresh' } });
  if (type === 'event.kept') return dialog !== null;
  if (type === 'event.updated') return dialog === 'editing';
  if (type === 'event.cancelled') return dialog === 'cancelling' && canEdit;
  if (type === 'event.doubted') return dialog === 'cancelling' && canEdit && isFresh;
  if (dialog !== null) return type.startsWith('xstate.') && output === undefined;
  if (type === 'cancel.requested' || type === 'edit.requested') return canEdit;
  const isActive = snapshot.matches({ shown: { clock: 'active' } });
  const isDoubting = snapshot.matches({ shown: { answers: 'doubting' } });
  if (type === 'event.refreshed') return isActive && shown === null;
  if (type === 'page.shown') return isActive || snapshot.matches('uninvited');
  if (type === 'xstate.done.actor.awaitInstant') return isFresh || !(canEdit || isDoubting);
  // At rest as well, but the view's walk, which leaves it out, begins its refreshes elsewhere.
  if (type.startsWith('invitation.')) {
    if (isDoubting) return isActive && type === 'invitation.answered';
    return isActive && snapshot.matches({ shown: { answers: 'refreshingInvitation' } });
  }
  return type !== 'xstate.error.actor.awaitInstant' || isFresh;
}

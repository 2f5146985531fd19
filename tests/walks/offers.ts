import type { HostedEvent, Invitee } from '#domain/event.ts';
import type { InvitedEvent, MemberInvite } from '#domain/invitation.ts';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { newcomer, ownOf } from './people.ts';

/** When every walk begins: a Monday morning, some hours before the day turns anywhere. */
export const beginning = Date.parse('2026-03-09T06:00:00Z');

const hour = 3_600_000;

/** The service that is offered in every category. */
export const service = {
  service_id: 'yoga',
  partner_id: 'park',
  name: 'Morning yoga',
  currency: 'INR',
  price: 350,
  duration_minutes: 60,
};

/** One that does not say whose it is, and cannot be booked. */
export const unbookable = { ...service, service_id: 'walk', name: 'A walk', partner_id: null };

export const resource = { name: 'Community hall', location: 'Ground floor', capacity: 40 };

/** The last day that the resource can be booked. */
export const lastBookableDay = '2026-03-11';

/** The organisation that somebody belongs to. */
export function organisationOf(userID: string) {
  const departments = [
    { name: 'Events', resources: [{ resourceId: 'hall', name: resource.name }] },
  ];
  return { name: ownOf(userID, 'Sunrise Trust'), branches: [{ name: 'Old town', departments }] };
}

/** What everybody has planned for the first day. */
export function planOf(userID: string) {
  return { title: ownOf(userID, 'Dentist'), time_slot: at(3 * hour), status: 'Planned' };
}

/** A task that everybody has made for the first day. */
export function taskOf(userID: string) {
  const task = { title: ownOf(userID, 'Rent'), time_slot: at(4 * hour), status: 'To do' };
  return { ...task, id: `${userID}-rent`, can_edit: true };
}

/** The times of every day. */
export const hours = ['09:00', '10:00', '11:00', '12:00'] as const;

/** A day on which nothing is free. */
export const fullDay = '2026-03-10';

const guests: RsvpQuestion = {
  questionId: 'q_custom_1',
  questionText: 'How many are you?',
  type: 'number',
};

/** What people host: one to come, one that is over soon, one that is over; Ravi's are all over soon. */
export function hostedBy(userID: string): Partial<HostedEvent>[] {
  if (userID === newcomer.userID) return [];
  return [
    {
      id: `${userID}-dinner`,
      eventName: ownOf(userID, 'Dinner'),
      eventDateTime: at(userID === 'ravi' ? hour / 60 : 100 * hour),
      rsvpQuestionnaire: [attendingQuestion, guests],
      invitees: [guestOf(userID)],
    },
    {
      _id: `${userID}-tea`,
      title: ownOf(userID, 'Tea'),
      eventDateTime: at(hour / 60),
      invitees: [guestOf(userID)],
    },
    { id: `${userID}-holi`, eventName: ownOf(userID, 'Holi'), eventDateTime: at(-100 * hour) },
  ];
}

/** A guest who has accepted. */
function guestOf(userID: string): Invitee {
  return {
    mobile_number: '+919848022338',
    name: ownOf(userID, 'Ravi Teja'),
    response_status: 'responded',
    rsvpResponses: { q_attending: true },
  };
}

/** What people are invited to; one event tells all that it can, the deadline of another is soon. */
export function invitationsOf(userID: string) {
  if (userID === newcomer.userID) return { events: [], invites: [] };
  const open = {
    response_status: 'pending',
    rsvpQuestionnaire: [attendingQuestion, guests],
    rsvpResponses: {},
  };
  const events: Partial<InvitedEvent>[] = [
    {
      ...open,
      event_id: `${userID}-garba`,
      title: ownOf(userID, 'Garba'),
      date: at(90 * hour),
      description: ownOf(userID, 'Two circles and a drum'),
      host_name: ownOf(userID, 'Meera Nair'),
    } as InvitedEvent,
    {
      ...open,
      event_id: `${userID}-lunch`,
      title: ownOf(userID, 'Lunch'),
      date: at(hour),
      inviteExpiryDate: at(hour / 60 - 1),
    } as InvitedEvent,
    {
      ...open,
      event_id: `${userID}-picnic`,
      title: ownOf(userID, 'Picnic'),
      date: at(200 * hour),
    } as InvitedEvent,
  ];
  const invites: Partial<MemberInvite>[] = ['Trust', 'Choir', 'Club'].map((name) => ({
    ...open,
    org_id: `${userID}-${name}`,
    org_name: ownOf(userID, name),
    rsvpQuestionnaire: [],
  }));
  return { events, invites };
}

function at(after: number): string {
  return new Date(beginning + after).toISOString();
}

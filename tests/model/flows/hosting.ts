import type { HostedEvent } from '#domain/event.ts';
import type { HostedEventsOutcome } from '#domain/hosting.ts';
import type { ActorCases } from '../harness/paths.ts';
import { ofClock } from './reasons.ts';

/** What the clock shows when the list or the page is opened, and once the next event is over. */
export const now = Date.parse('2026-03-09T06:00:00Z');
export const atGarba = Date.parse('2026-03-14T14:00:00Z');

function hosted(more: Partial<HostedEvent> & Pick<HostedEvent, 'eventDateTime'>): HostedEvent {
  const unsaid = { eventName: null, title: null, venue: null, description: null };
  return {
    ...unsaid,
    id: null,
    _id: null,
    inviteExpiryDate: null,
    rsvpQuestionnaire: null,
    invitees: null,
    ...more,
  };
}

export const garba = hosted({
  _id: 'garba/1',
  eventName: 'Garba night',
  eventDateTime: new Date(atGarba).toISOString(),
  venue: 'Community hall',
  description: 'Dance with us.',
});

/** The same event with the answer of somebody who was invited. */
export const answered: HostedEvent = {
  ...garba,
  invitees: [
    {
      mobile_number: '+919123456789',
      response_status: 'responded',
      rsvpResponses: { q_attending: true },
    },
  ],
};

export const holi = hosted({
  id: 'holi',
  title: 'Holi breakfast',
  eventDateTime: '2026-03-04T02:30:00Z',
});

/** An event that came without an identifier has no page to open. */
export const nameless = hosted({ eventDateTime: '2026-03-20T02:30:00Z' });

export const outcomes = {
  some: { outcome: 'listed', items: [holi, garba, nameless], next: null },
  none: { outcome: 'listed', items: [], next: null },
  first: { outcome: 'listed', items: [holi, garba], next: 'page 2' },
  second: { outcome: 'listed', items: [garba, nameless], next: null },
  unauthorized: { outcome: 'unauthorized' },
} satisfies Record<string, HostedEventsOutcome>;

export const awaitInstant: ActorCases = {
  succeeds: { over: { now: atGarba + 1 } },
  refuses: ofClock,
};

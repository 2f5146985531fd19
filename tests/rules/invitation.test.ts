import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  eventOf,
  InvitedEvent,
  isAnswered,
  isExpired,
  MemberInvite,
  openInvitations,
  pendingInvites,
  pillOf,
  RsvpDraft,
} from '#domain/invitation.ts';

const kolkata = 'Asia/Kolkata';

describe('The deadline of an invitation (§4.22, §9.6)', () => {
  const deadline = (text: string | null | undefined, zone = kolkata) => {
    const instant = deadlineOf(text, zone);
    return instant === null ? null : new Date(instant).toISOString();
  };

  it.each([
    ['in India', '2026-03-12T18:29:59.999Z'],
    ['in Nepal', '2026-03-12T18:14:59.999Z'],
    ['in Newfoundland', '2026-06-13T02:29:59.999Z'],
    ['in London', '2026-03-12T23:59:59.999Z'],
    ['with the host’s offset', '2026-03-12T23:59:59.999+05:30'],
    ['and comes without milliseconds', '2026-03-12T23:59:59+05:30'],
  ])(
    'is the exact instant when it ends a day %s, in every zone of the invited person',
    (_, text) => {
      const exact = new Date(text).toISOString().replace('.000Z', '.999Z');
      for (const zone of [kolkata, 'America/St_Johns', 'Pacific/Kiritimati']) {
        expect(deadline(text, zone)).toBe(exact);
      }
    },
  );

  it.each([
    ['Asia/Kolkata', '2026-03-12T18:29:59.999Z'],
    ['Asia/Kathmandu', '2026-03-12T18:14:59.999Z'],
    ['America/St_Johns', '2026-03-13T02:29:59.999Z'],
    ['UTC', '2026-03-12T23:59:59.999Z'],
  ])('is the end of the day in %s when it is a day without a time', (zone, end) => {
    expect(deadline('2026-03-12', zone)).toBe(end);
  });

  it.each([
    ['Asia/Kolkata', '2026-03-12T18:30:00Z', '2026-03-13T18:29:59.999Z'],
    ['Asia/Kolkata', '2026-03-12T18:29:00Z', '2026-03-12T18:29:59.999Z'],
    ['Asia/Kathmandu', '2026-03-12T18:15:00.000Z', '2026-03-13T18:14:59.999Z'],
    ['America/St_Johns', '2026-06-13T02:00:00Z', '2026-06-13T02:29:59.999Z'],
    ['UTC', '2026-03-12T10:00:00+05:30', '2026-03-12T23:59:59.999Z'],
    ['UTC', '2026-03-12T23:59:59Z', '2026-03-12T23:59:59.999Z'],
  ])('is the end of its day in %s when it is any other instant (%s)', (zone, text, end) => {
    expect(deadline(text, zone)).toBe(end);
  });

  it.each([
    null,
    undefined,
    '',
    'soon',
    '5',
    'Thu, 12 Mar 2020',
    '2020-02-30',
    '2020-02-30T10:00:00Z',
    '2020-13-01',
    '2020-03-12T99:00:00Z',
    '-000001-01-01T00:00:00Z',
    '+020000-01-01T00:00:00Z',
  ])('is null and never passes when it reads %j', (text) => {
    expect(deadline(text)).toBeNull();
    expect(isExpired(deadlineOf(text, kolkata), Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

it('Invitation: it is open in the last millisecond of its last day and expired in the next', () => {
  const end = Date.parse('2026-03-12T18:29:59.999Z');
  const deadline = deadlineOf('2026-03-12', kolkata);
  expect([end - 1, end, end + 1].map((now) => isExpired(deadline, now))).toEqual([
    false,
    false,
    true,
  ]);
});

describe('The list of event invitations (§4.23)', () => {
  const now = Date.parse('2026-03-12T18:29:59.999Z');
  const [over, last, open, endless, unreadable] = [
    event('over', '2026-03-11'),
    event('last', '2026-03-12'),
    event('open', '2026-03-13'),
    event('endless', null),
    event('unreadable', 'some day'),
  ];

  it('leaves out expired invitations and keeps the order of the others', () => {
    const all = [open, over, last, endless, unreadable];
    expect(openInvitations(all, now, kolkata)).toEqual([open, last, endless, unreadable]);
    expect(openInvitations(all, now + 1, kolkata)).toEqual([open, endless, unreadable]);
    expect(openInvitations([], now, kolkata)).toEqual([]);
  });

  it('judges a deadline without a time in the person’s own zone', () => {
    expect(openInvitations([last], now + 1, 'America/St_Johns')).toEqual([last]);
  });

  it('leaves out an expired invitation even if it was answered', () => {
    const answered = { ...over, response_status: 'responded' };
    expect(openInvitations([answered], now, kolkata)).toEqual([]);
  });
});

it('Organisation invitations: they are listed only while they are pending', () => {
  const invites = [' Pending ', 'responded', 'accepted', 'seen', ''].map((response_status) =>
    v.parse(MemberInvite, { org_id: 'trust', org_name: 'Sunrise Trust', response_status }),
  );
  expect(pendingInvites(invites)).toEqual([invites[0]]);
});

describe('The pill of an answered invitation (§4.19, §19.4)', () => {
  it.each([
    ['yes', { q_attending: true }, 'accepted'],
    ['no', { q_attending: false }, 'rejected'],
    ['yes and another answer', { q_attending: true, q_custom_1: 'Rice' }, 'accepted'],
    ['an attendance that is neither', { q_attending: 'yes' }, 'responded'],
    ['other questions alone', { q_custom_1: true }, 'responded'],
    ['no answer', {}, 'responded'],
  ])('follows the answer to q_attending: %s', (_, answers, pill) => {
    expect(pillOf(answers)).toBe(pill);
  });

  it.each([
    ['responded', true],
    ['accepted', true],
    ['pending', false],
    ['Accepted ', true],
    ['rejected', false],
    ['', false],
  ])('shows with the status %j: %s', (response_status, isThere) => {
    expect(isAnswered(v.parse(InvitedEvent, { event_id: 'garba', response_status }))).toBe(isThere);
  });
});

describe('An invitation in an answer', () => {
  it('is pending and without questions when it has only a name and a date', () => {
    expect(event('garba', undefined)).toMatchObject({
      response_status: 'pending',
      rsvpQuestionnaire: [],
      rsvpResponses: {},
    });
    const invite = v.parse(MemberInvite, {
      org_id: 'trust',
      org_name: 'Trust',
      rsvpResponses: null,
    });
    expect(invite).toMatchObject({ response_status: 'pending', rsvpResponses: {} });
  });

  it.each([null, undefined, ' '])('is an Unnamed Event when its title is %j', (title) => {
    expect(v.parse(InvitedEvent, { event_id: 'garba', title }).title).toBe('Unnamed Event');
  });

  it.each([
    ['an empty id', { event_id: '' }],
    ['a question without an id', { rsvpQuestionnaire: [{ questionText: 'Coming?' }] }],
  ])('is refused with %s', (_, wrong) => {
    const garba = { event_id: 'garba', title: 'Garba', date: '2026-03-14' };
    expect(v.is(InvitedEvent, garba)).toBe(true);
    expect(v.is(InvitedEvent, { ...garba, ...wrong })).toBe(false);
  });
});

it.each([
  null,
  [],
  {},
  { answers: { q_attending: true } },
  { answers: { q_attending: { yes: 1 } }, isChanging: false },
  { answers: { q_custom_1: 4 }, isChanging: false },
  { answers: {}, isChanging: 'no' },
])('RSVP: a corrupted draft counts as absent: %j', (draft) => {
  expect(v.is(RsvpDraft, draft)).toBe(false);
});

function event(event_id: string, inviteExpiryDate: string | null | undefined): InvitedEvent {
  const date = '2026-03-14T14:00:00Z';
  return v.parse(InvitedEvent, { event_id, title: 'Garba night', date, inviteExpiryDate });
}

it.each([3, 0, 'W/3'])(
  'An invitation keeps the version that its service names it by: %j',
  (version) => {
    const read = v.parse(InvitedEvent, { event_id: 'garba', title: 'Garba night', version });
    expect(read.version).toBe(version);
  },
);

describe('The event of an invitation', () => {
  const invitation = v.parse(InvitedEvent, {
    event_id: 'garba',
    title: 'Garba night',
    date: '2026-03-14T14:00:00Z',
    location: 'Hall',
    description: 'Dance with us.',
    host_name: 'Meera Nair',
  });

  it('has the name, time, place and description that the invitation tells', () => {
    expect(eventOf(invitation)).toEqual({
      eventName: 'Garba night',
      eventDateTime: '2026-03-14T14:00:00Z',
      venue: 'Hall',
      description: 'Dance with us.',
    });
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HostedEvent } from '#domain/event.ts';
import { guestTable } from '#domain/guest-table.ts';

const zone = 'Asia/Kolkata';
const questionnaire = [
  { questionId: 'q_attending', questionText: 'Will you be able to attend?', type: 'boolean' },
  { questionId: 'q_1', questionText: 'Anything else?', type: 'text' },
  { questionId: 'q_2', questionText: 'How many are you?', type: 'number' },
  { questionId: 'q_3', questionText: 'Anything else?', type: 'boolean' },
];

describe('The table of an event’s guests (§22.12)', () => {
  it('has a row for each guest in the order of the page, and a column for each question', () => {
    const invitees = [
      { mobile_number: '+919876543213' },
      guest('+919876543211', { q_attending: false, q_1: '3', q_2: '3', q_3: 0 }),
      guest('+919876543210', { q_attending: true, q_1: ' No nuts ', q_2: 3, q_3: true }, 'सीता'),
    ];
    expect(table({ invitees })).toEqual([
      [...titles, 'Anything else?', 'How many are you?', 'Anything else?'],
      ['सीता', '+919876543210', 'Accepted', 'No nuts', 3, 'Yes'],
      ['', '+919876543211', 'Rejected', '3', 3, 'No'],
      ['', '+919876543213', 'Waiting', '', '', ''],
    ]);
  });

  it('tells when a guest answered, in the host’s zone, where an answer carries it', () => {
    const invitees = [
      {
        ...guest('+919876543210', { q_attending: true }),
        responded_at: '2026-11-20T20:05:59.123Z',
      },
      { ...guest('+919876543211', { q_attending: true }), responded_at: 'yesterday' },
    ];
    expect(table({ invitees, rsvpQuestionnaire: null })).toEqual([
      [...titles, 'Answered'],
      ['', '+919876543210', 'Accepted', '2026-11-21 01:35'],
      ['', '+919876543211', 'Accepted', ''],
    ]);
  });

  it('tells what changed since a guest answered, where an answer carries it', () => {
    const changed = [{ field: 'time', former: '2026-11-20T20:05:00Z' }, { field: 'venue' }];
    const invitees = [
      { ...guest('+919876543210', { q_attending: true }), changed },
      guest('+919876543211', { q_attending: true }),
    ];
    expect(table({ invitees, rsvpQuestionnaire: [] })).toEqual([
      [...titles, 'Changed since the answer'],
      ['', '+919876543210', 'Accepted', 'Time, Place'],
      ['', '+919876543211', 'Accepted', ''],
    ]);
  });

  it('calls a guest without a number a former guest, and finds answers under any id', () => {
    const rsvpQuestionnaire = [{ questionId: '__proto__', questionText: 'Who?', type: 'text' }];
    const responses = JSON.parse('{"q_attending":true,"__proto__":"Me"}');
    expect(table({ invitees: [guest('', responses)], rsvpQuestionnaire })).toEqual([
      [...titles, 'Who?'],
      ['Former guest', '', 'Accepted', 'Me'],
    ]);
  });

  it('has no answers where the service tells numbers alone', () => {
    expect(table({ invitees: ['+919876543213'], rsvpQuestionnaire: null })).toEqual([
      ['Name', 'Mobile number'],
      ['', '+919876543213'],
    ]);
  });

  it('has its row of titles alone where it is not known who is invited', () => {
    expect(table({ invitees: null, rsvpQuestionnaire: null })).toEqual([titles]);
  });
});

const titles = ['Name', 'Mobile number', 'Answer'];

function guest(mobile_number: string, rsvpResponses: object, name?: string) {
  return { mobile_number, rsvpResponses, response_status: 'responded', name };
}

function table(event: object) {
  const whole = { id: 'dinner', rsvpQuestionnaire: questionnaire, ...event };
  return guestTable(v.parse(HostedEvent, whole), zone);
}

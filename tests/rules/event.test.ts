import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answersUntil,
  eventIdOf,
  eventNameOf,
  eventTimeOf,
  HostedEvent,
  handEvent,
  Invitee,
  inListOrder,
  isCancelled,
  isCompleted,
  lastInstantOf,
  nearestFirst,
  nextCompletion,
  readEvent,
} from '#domain/event.ts';
import { draftOf, NewEventDraft } from '#domain/new-event.ts';
import { dayTold } from '#domain/zoned-time.ts';

const at = (eventDateTime: string, more: object = {}) =>
  v.parse(HostedEvent, { eventDateTime, ...more });

const moment = (at: number, zone = 'Asia/Kolkata') => ({ now: at, zone });
const now = Date.parse('2026-03-09T06:00:00.000Z');
const past = at('2026-03-01T06:00:00Z');
const yesterday = at('2026-03-08T06:00:00Z');
const thisMoment = at('2026-03-09T06:00:00Z');
const tomorrow = at('2026-03-10T06:00:00Z');
const nextMonth = at('2026-04-09T06:00:00Z');
const unreadable = at('some day');

describe('The deadline of a hosted event', () => {
  it.each([
    ['2026-03-08T18:29:59.999Z', Date.parse('2026-03-08T18:29:59.999Z')],
    ['2026-03-08', Date.parse('2026-03-08T18:29:59.999Z')],
    ['some day', null],
    [null, null],
    [undefined, null],
  ])('is read as milliseconds, or null if unreadable: %s is %s', (inviteExpiryDate, expected) => {
    const event = at('2026-03-09T06:00:00Z', { inviteExpiryDate });
    expect(answersUntil(event, 'Asia/Kolkata')).toBe(expected);
  });
});

it.each([3, 0, '3', 'W/3'])(
  'A hosted event keeps the version that its service names it by, for the form that changes it: %j',
  (version) => {
    const event = at('2026-03-09T06:00:00Z', { version });
    expect(draftOf(event, 'Asia/Kolkata').version).toBe(version);
    expect(v.is(NewEventDraft, draftOf(event, 'Asia/Kolkata'))).toBe(true);
  },
);

describe('An event’s identifier', () => {
  it.each([
    ['its id', { id: 'a' }, 'a'],
    ['its _id', { _id: 'b' }, 'b'],
    ['its id rather than its _id', { id: 'a', _id: 'b' }, 'a'],
    ['its _id when its id is null', { id: null, _id: 'b' }, 'b'],
    ['null without either', {}, null],
  ])('is %s', (_, ids, id) => {
    expect(eventIdOf(at('2026-03-09T06:00:00Z', ids))).toBe(id);
  });
});

describe('An event’s name', () => {
  it.each([
    [{ eventName: 'Garba' }, 'Garba'],
    [{ title: 'Holi' }, 'Holi'],
    [{ eventName: 'Garba', title: 'Holi' }, 'Garba'],
    [{ eventName: '  ', title: ' Holi ' }, 'Holi'],
    [{ eventName: null, title: '' }, 'Unnamed Event'],
    [{}, 'Unnamed Event'],
  ])('is read from %j as %s', (names, name) => {
    expect(eventNameOf(at('2026-03-09T06:00:00Z', names))).toBe(name);
  });
});

describe('An event', () => {
  it('is active at its instant and completed a millisecond later', () => {
    expect(isCompleted(thisMoment, moment(now - 1))).toBe(false);
    expect(isCompleted(thisMoment, moment(now))).toBe(false);
    expect(isCompleted(thisMoment, moment(now + 1))).toBe(true);
  });

  it('is judged by its instant, not by its written wall time', () => {
    expect(isCompleted(at('2026-03-09T11:30:00+05:30'), moment(now))).toBe(false);
    expect(isCompleted(at('2026-03-09T11:29:59+05:30'), moment(now))).toBe(true);
  });

  it('with an unreadable date is never completed', () => {
    expect(eventTimeOf(unreadable)).toBeNaN();
    expect(isCompleted(unreadable, moment(Number.MAX_SAFE_INTEGER))).toBe(false);
  });
});

describe('An event of which only the day is told', () => {
  const day = at('2026-03-09');

  it('has no instant, and its day is the one that is told in every zone', () => {
    expect(eventTimeOf(day)).toBeNaN();
    expect(dayTold('2026-03-09', 'Asia/Kolkata')).toBe('2026-03-09');
    expect(dayTold('2026-03-09', 'America/New_York')).toBe('2026-03-09');
  });

  it.each([
    ['Asia/Kolkata', '2026-03-09T18:29:59.999Z'],
    ['America/New_York', '2026-03-10T03:59:59.999Z'],
  ])('is Active until the end of that day in %s, and Completed afterwards', (zone, last) => {
    const until = Date.parse(last);
    expect(lastInstantOf(day, zone)).toBe(until);
    expect(isCompleted(day, moment(until, zone))).toBe(false);
    expect(isCompleted(day, moment(until + 1, zone))).toBe(true);
    expect(nextCompletion([day, nextMonth], moment(until, zone))).toBe(until);
  });

  it('stands in the list before what comes after its day', () => {
    expect(inListOrder([tomorrow, day, thisMoment], moment(now))).toEqual([
      thisMoment,
      day,
      tomorrow,
    ]);
  });
});

describe('The day of an event', () => {
  it('is that of its instant in the zone, and null without a readable date', () => {
    expect(dayTold('2026-03-09T20:00:00Z', 'Asia/Kolkata')).toBe('2026-03-10');
    expect(dayTold('soon', 'Asia/Kolkata')).toBeNull();
  });
});

describe('The next completion among events', () => {
  it('is the start of the nearest event to come', () => {
    expect(nextCompletion([nextMonth, past, tomorrow], moment(now))).toBe(eventTimeOf(tomorrow));
  });

  it('is now for an event that starts at this instant', () => {
    expect(nextCompletion([thisMoment, tomorrow], moment(now))).toBe(now);
    expect(nextCompletion([thisMoment, tomorrow], moment(now + 1))).toBe(eventTimeOf(tomorrow));
  });

  it('is null when every event is past or has an unreadable date', () => {
    expect(nextCompletion([], moment(now))).toBeNull();
    expect(nextCompletion([past, unreadable], moment(now))).toBeNull();
  });
});

describe('The list of created events', () => {
  it('has coming events first with the nearest on top, then past ones with the latest on top', () => {
    const listed = inListOrder([past, nextMonth, yesterday, tomorrow, thisMoment], moment(now));
    expect(listed).toEqual([thisMoment, tomorrow, nextMonth, yesterday, past]);
  });

  it('has events with an unreadable date between the coming and the past ones', () => {
    const listed = inListOrder([nextMonth, unreadable, tomorrow, past], moment(now));
    expect(listed).toEqual([tomorrow, nextMonth, unreadable, past]);
  });

  it('asks for the end of each event once, however many there are', () => {
    const events = Array.from({ length: 200 }, (_, place) => (place * 7_919) % 200);
    let asked = 0;
    const lastOf = (event: number) => {
      asked += 1;
      return event;
    };
    expect(nearestFirst(events, lastOf, 100).slice(0, 3)).toEqual([100, 101, 102]);
    expect(asked).toBe(events.length);
  });

  it('has the same order for every order received and leaves its input as it was', () => {
    const any = [past, yesterday, thisMoment, tomorrow, nextMonth, unreadable];
    const expected = inListOrder(any, moment(now));
    fc.assert(
      fc.property(fc.shuffledSubarray(any, { minLength: any.length }), (shuffled) => {
        const before = [...shuffled];
        expect(inListOrder(shuffled, moment(now))).toEqual(expected);
        expect(shuffled).toEqual(before);
      }),
    );
  });
});

describe('An event from navigation state', () => {
  const read = (state: unknown, id: string) => readEvent(state, { id, userID: 'asha' });
  const handed = { _id: 'garba', eventDateTime: '2026-03-10T06:00:00Z', eventName: 'Garba' };

  it('is used when its identifier is that of the address', () => {
    expect(read({ _id: 'garba' }, 'garba')).toEqual({ _id: 'garba' });
    expect(read(handed, 'garba')).toMatchObject({ eventName: 'Garba' });
    expect(read({ ...handed, id: 'night' }, 'night')).toMatchObject({ id: 'night' });
  });

  it('comes with its guests, as far as all of them can be read', () => {
    const invitees = ['+919876543210'];
    expect(read({ ...handed, invitees }, 'garba')?.invitees).toHaveLength(1);
    expect(read({ ...handed, invitees: [...invitees, 7] }, 'garba')).toEqual(handed);
  });

  it('is used for the person whom it was shown to, and for no other', () => {
    const state = handEvent(handed, 'asha');
    expect(read(state, 'garba')).toEqual(handed);
    expect(readEvent(state, { id: 'garba', userID: 'ravi' })).toBeNull();
  });

  it.each([
    ['another event', handed, 'holi'],
    ['null', null, 'garba'],
    ['a text', 'garba', 'garba'],
    ['an event without an identifier', { eventDateTime: '2026-03-10T06:00:00Z' }, 'garba'],
    ['an event whose name is a number', { ...handed, eventName: 7 }, 'garba'],
  ])('counts as absent when it is %s', (_, state, id) => {
    expect(read(state, id)).toBeNull();
  });
});

describe('A guest in the host’s list', () => {
  const untold = {
    mobile_number: '+919876543210',
    response_status: '',
    rsvpResponses: {},
  };

  it('has no status where the service tells only the number', () => {
    expect(v.parse(Invitee, '+919876543210')).toEqual(untold);
    expect(v.parse(Invitee, { mobile_number: '+919876543210' })).toEqual(untold);
  });

  it('keeps the name and the answers that the service tells', () => {
    const guest = {
      ...untold,
      name: 'Ravi',
      response_status: 'accepted',
      rsvpResponses: { q: 2 },
    };
    expect(v.parse(Invitee, guest)).toEqual(guest);
    expect(v.is(Invitee, { name: 'Ravi' })).toBe(false);
  });
});

describe('A cancelled event (§22.50)', () => {
  it.each([
    ['since the service says when', { cancelled_at: '2026-03-08T06:00:00Z' }, true],
    ['not, without a time of it', {}, false],
    ['not, where that time is null', { cancelled_at: null }, false],
  ])('is cancelled %s', (_, said, is) => {
    expect(isCancelled(said)).toBe(is);
  });
});

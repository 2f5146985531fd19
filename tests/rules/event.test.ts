import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answersUntil,
  eventIdOf,
  eventNameOf,
  eventTimeOf,
  HostedEvent,
  inListOrder,
  isCompleted,
  nextCompletion,
  readEvent,
} from '#domain/event.ts';

const at = (eventDateTime: string, more: object = {}) =>
  v.parse(HostedEvent, { eventDateTime, ...more });

const now = Date.parse('2026-03-09T06:00:00.000Z');
const past = at('2026-03-01T06:00:00Z');
const yesterday = at('2026-03-08T06:00:00Z');
const thisMoment = at('2026-03-09T06:00:00Z');
const tomorrow = at('2026-03-10T06:00:00Z');
const nextMonth = at('2026-04-09T06:00:00Z');
const unreadable = at('some day');

describe('the deadline of a hosted event', () => {
  it.each([
    ['2026-03-08T18:29:59.999Z', Date.parse('2026-03-08T18:29:59.999Z')],
    ['some day', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (inviteExpiryDate, expected) => {
    expect(answersUntil(at('2026-03-09T06:00:00Z', { inviteExpiryDate }))).toBe(expected);
  });
});

describe('an event’s identifier', () => {
  it.each([
    ['id', { id: 'a' }, 'a'],
    ['_id', { _id: 'b' }, 'b'],
    ['id before _id', { id: 'a', _id: 'b' }, 'a'],
    ['_id where id is null', { id: null, _id: 'b' }, 'b'],
    ['none', {}, null],
  ])('is its %s', (_, ids, id) => {
    expect(eventIdOf(at('2026-03-09T06:00:00Z', ids))).toBe(id);
  });
});

describe('an event’s name', () => {
  it.each([
    [{ eventName: 'Garba' }, 'Garba'],
    [{ title: 'Holi' }, 'Holi'],
    [{ eventName: 'Garba', title: 'Holi' }, 'Garba'],
    [{ eventName: '  ', title: ' Holi ' }, 'Holi'],
    [{ eventName: null, title: '' }, 'Unnamed Event'],
    [{}, 'Unnamed Event'],
  ])('of %j is %s', (names, name) => {
    expect(eventNameOf(at('2026-03-09T06:00:00Z', names))).toBe(name);
  });
});

describe('an event', () => {
  it('is completed strictly after its moment, and active in it', () => {
    expect(isCompleted(thisMoment, now - 1)).toBe(false);
    expect(isCompleted(thisMoment, now)).toBe(false);
    expect(isCompleted(thisMoment, now + 1)).toBe(true);
  });

  it('is judged by the instant, however its zone is written', () => {
    expect(isCompleted(at('2026-03-09T11:30:00+05:30'), now)).toBe(false);
    expect(isCompleted(at('2026-03-09T11:29:59+05:30'), now)).toBe(true);
  });

  it('whose date cannot be read is never said to be over', () => {
    expect(eventTimeOf(unreadable)).toBeNaN();
    expect(isCompleted(unreadable, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('the next event to be over', () => {
  it('is the nearest to come', () => {
    expect(nextCompletion([nextMonth, past, tomorrow], now)).toBe(eventTimeOf(tomorrow));
  });

  it('is the one of this very moment', () => {
    expect(nextCompletion([thisMoment, tomorrow], now)).toBe(now);
    expect(nextCompletion([thisMoment, tomorrow], now + 1)).toBe(eventTimeOf(tomorrow));
  });

  it('is none where nothing is to come, or nobody can tell when', () => {
    expect(nextCompletion([], now)).toBeNull();
    expect(nextCompletion([past, unreadable], now)).toBeNull();
  });
});

describe('the list of events', () => {
  it('has those to come first, the nearest at the top, then the others, the latest first', () => {
    const listed = inListOrder([past, nextMonth, yesterday, tomorrow, thisMoment], now);
    expect(listed).toEqual([thisMoment, tomorrow, nextMonth, yesterday, past]);
  });

  it('has those of an unreadable date after those that are to come', () => {
    const listed = inListOrder([nextMonth, unreadable, tomorrow, past], now);
    expect(listed).toEqual([tomorrow, nextMonth, unreadable, past]);
  });

  it('loses nothing and makes nothing up, in whatever order it came', () => {
    const any = [past, yesterday, thisMoment, tomorrow, nextMonth, unreadable];
    const expected = inListOrder(any, now);
    fc.assert(
      fc.property(fc.shuffledSubarray(any, { minLength: any.length }), (shuffled) => {
        const before = [...shuffled];
        expect(inListOrder(shuffled, now)).toEqual(expected);
        expect(shuffled).toEqual(before);
      }),
    );
  });
});

describe('an event that was handed over', () => {
  const handed = { _id: 'garba', eventDateTime: '2026-03-10T06:00:00Z', eventName: 'Garba' };

  it('is that of the address', () => {
    expect(readEvent(handed, 'garba')).toMatchObject({ eventName: 'Garba' });
    expect(readEvent({ ...handed, id: 'night' }, 'night')).toMatchObject({ id: 'night' });
  });

  it.each([
    ['another event', handed, 'holi'],
    ['nothing', null, 'garba'],
    ['a text', 'garba', 'garba'],
    ['an event without a date', { _id: 'garba' }, 'garba'],
    ['an event without an identifier', { eventDateTime: '2026-03-10T06:00:00Z' }, 'garba'],
    ['an event whose name is a number', { ...handed, eventName: 7 }, 'garba'],
  ])('is none where it is %s', (_, state, id) => {
    expect(readEvent(state, id)).toBeNull();
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HostedEvent } from '#domain/event.ts';
import { toCalendarEntry } from '#domain/event-entry.ts';

function entry(eventDateTime: string, zone: string, more: object = {}) {
  return toCalendarEntry(v.parse(HostedEvent, { eventDateTime, ...more }), 'garba', zone);
}

describe('An event in a calendar file', () => {
  it('has the event’s name, description and venue and lasts an hour', () => {
    const more = { eventName: 'Garba night', description: 'Dance.', venue: 'Community hall' };
    expect(entry('2026-03-14T14:00:00Z', 'Asia/Kolkata', more)).toEqual({
      kind: 'event',
      ids: ['garba'],
      title: 'Garba night',
      description: 'Dance.',
      location: 'Community hall',
      date: '2026-03-14',
      slots: [{ start: '19:30', end: '20:30' }],
      zone: 'Asia/Kolkata',
    });
  });

  it('has no description and no location when the event has none', () => {
    expect(entry('2026-03-14T14:00:00Z', 'Asia/Kolkata')).toMatchObject({
      title: 'Unnamed Event',
      description: null,
      location: null,
    });
  });

  it('has no id when the event has none', () => {
    const event = v.parse(HostedEvent, { eventDateTime: '2026-03-14T14:00:00Z' });
    expect(toCalendarEntry(event, null, 'Asia/Kolkata').ids).toEqual([]);
  });

  it('has no time when the event’s date cannot be read', () => {
    expect(entry('some day', 'Asia/Kolkata', { eventName: 'Garba night' })).toEqual({
      kind: 'event',
      ids: ['garba'],
      title: 'Garba night',
      description: null,
      location: null,
      date: '',
      slots: [],
      zone: 'Asia/Kolkata',
    });
  });

  it.each([
    ['Asia/Kathmandu', '2026-03-14T18:30:00Z', '2026-03-15', '00:15', '01:15'],
    ['America/St_Johns', '2026-06-14T02:00:00Z', '2026-06-13', '23:30', '00:30'],
    ['Pacific/Kiritimati', '2026-12-31T10:30:00Z', '2027-01-01', '00:30', '01:30'],
  ])('is on its local day in %s', (zone, instant, date, start, end) => {
    expect(entry(instant, zone)).toMatchObject({ date, slots: [{ start, end }] });
  });

  it.each([
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000Z'],
  ])('is told by its instants where 02:30 comes twice in Berlin: %s', (start, end) => {
    const told = { date: '2026-10-25', slots: [{ start, end }] };
    expect(entry(start, 'Europe/Berlin')).toMatchObject(told);
  });

  it('lasts an hour on the night that clocks go forward', () => {
    expect(entry('2026-03-29T00:30:00Z', 'Europe/Berlin')).toMatchObject({
      date: '2026-03-29',
      slots: [{ start: '01:30', end: '03:30' }],
    });
  });
});

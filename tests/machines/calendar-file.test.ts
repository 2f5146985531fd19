import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#domain/booking.ts';
import { calendarFileMachine } from '../../src/machines/calendar-file.ts';
import { startFlow, toast } from './harness.ts';

const entry: CalendarEntry = {
  kind: 'booking',
  ids: ['b-1'],
  title: 'Morning yoga',
  description: null,
  location: 'Park',
  date: '2026-03-09',
  slots: [{ start: '09:00', end: '10:00' }],
  zone: 'Asia/Kolkata',
};
const requested = { type: 'calendarFile.requested', entry } as const;
const notMade = toast('The calendar file could not be made.', 'failure');

function start() {
  return startFlow(calendarFileMachine, (shell) => ({ shell }));
}

describe('Calendar file', () => {
  it('Calendar file: several presses save the entry once, and a later press saves what it is by then', async () => {
    const file = start();
    expect(file.news()).toEqual({ at: 'offering' });
    for (const _ of [1, 2]) file.send(requested);
    const saving = { at: 'saving (busy)', asked: [['saveCalendarFile', { entry }]] };
    expect(file.news()).toEqual(saving);
    await file.answer('saveCalendarFile');
    expect(file.news()).toEqual({ at: 'offering' });
    const later = { ...entry, title: 'Evening yoga' };
    file.send({ ...requested, entry: later });
    expect(file.news().asked).toEqual([['saveCalendarFile', { entry: later }]]);
  });

  it('Calendar file: a file that could not be made says so, and is offered again', async () => {
    const file = start();
    file.send(requested);
    file.news();
    await file.fail('saveCalendarFile');
    expect(file.news()).toEqual({ at: 'offering', told: [notMade] });
  });

  it('Calendar file: an entry without slots offers no file', () => {
    const file = start();
    expect(file.can(requested)).toBe(true);
    expect(file.can({ ...requested, entry: { ...entry, slots: [] } })).toBe(false);
  });
});

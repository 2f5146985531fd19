import { expect } from 'vitest';
import { calendarDraft } from '../../src/machines/calendar.ts';
import { calendarModel, inNextMonth, otherDay } from './flows/calendar.model.ts';
import { addedTask } from './flows/calendar-items.model.ts';
import { today, tomorrow } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type CalendarRest = Rest<typeof calendarModel.machine>;

describeFlow({
  model: calendarModel,
  states: {
    closed: ({ snapshot, context, fakes, told }) => {
      expect(snapshot.hasTag('settled')).toBe(true);
      expect(context.adding).toBeNull();
      expect(fakes.waiting('checkSession')).toBe(0);
      expect(snapshot.children.calendarItems).toBeUndefined();
      expect(told).toEqual([]);
    },
    checking: ({ snapshot, context, fakes }) => {
      expect(fakes.waiting('checkSession')).toBe(1);
      expect(snapshot.children.calendarItems).toBeUndefined();
      expect([context.day, context.focusedDay]).toEqual([today, today]);
      expect(snapshot.can({ type: 'calendar.opened', today })).toBe(false);
    },
    'open.viewing': (rest) => {
      const { snapshot, context, fakes, after } = rest;
      expect(snapshot.hasTag('settled')).toBe(true);
      expect(context.adding).toBeNull();
      expect(snapshot.can({ type: 'entry.requested', kind: 'event' })).toBe(!context.isReadOnly);
      expectItemsAskedFor(rest);
      if (after === null) expect(context.isReadOnly).toBe(true);
      if (context.isReadOnly) expect(fakes.waiting('checkSession')).toBe(0);
      else if (after?.type.endsWith('checkSession')) expect(after.output).toEqual({ valid: true });
      expectDay(rest);
      if (after?.type !== 'entry.saved') return;
      const message = { type: 'item.added', day: tomorrow, added: after.added };
      expect(after.added.item).toEqual(addedTask);
      expect(fakes.lastMessage('calendarItems')).toEqual(message);
    },
    'open.adding': (rest) => {
      const { snapshot, context, after } = rest;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(context.isReadOnly).toBe(false);
      expect(context.adding).toBe(after === null ? 'event' : after.kind);
      expect(calendarDraft.of(snapshot)).toEqual({ day: context.day, adding: context.adding });
      if (after === null) expect(context.day).toBe(otherDay);
      expectItemsAskedFor(rest);
    },
  },
});

/** The lists are fetched once for as long as the calendar is open, of this person. */
function expectItemsAskedFor({ context, fakes, after, snapshot }: CalendarRest): void {
  expect(snapshot.children.calendarItems).toBeDefined();
  expect(fakes.listening.at(-1)?.input).toEqual({ userID: context.userID });
  if (after === null) expect(fakes.listening).toHaveLength(1);
}

/** Which day is selected, and which month is shown, after each turn. */
function expectDay({ context: { day, focusedDay }, after }: CalendarRest): void {
  const shown = [day, focusedDay];
  if (after?.type === 'day.chosen') expect(shown).toEqual([otherDay, otherDay]);
  if (after?.type === 'day.focused') expect(shown).toEqual([today, tomorrow]);
  if (after?.type === 'month.turned') expect(shown).toEqual([today, inNextMonth]);
  if (after?.type === 'today.requested') expect(shown).toEqual([today, today]);
  if (after?.type === 'entry.saved') expect(shown).toEqual([tomorrow, tomorrow]);
  if (after?.type === 'xstate.done.actor.checkSession') expect(shown).toEqual([today, today]);
}

import { describe, expect, it } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { type ItemKind, itemsOfDay } from '#domain/calendar.ts';
import type { CalendarDraft, EntryField } from '#domain/calendar-entry.ts';
import type { Drafts } from '#domain/drafts.ts';
import {
  type CalendarNotice,
  calendarDraft,
  calendarMachine,
} from '../../src/machines/calendar.ts';
import { calendarEntryDraft, calendarEntryMachine } from '../../src/machines/calendar-entry.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { item } from '../model/flows/calendar-items.model.ts';
import { today, tomorrow } from '../model/flows/slots.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';
import { asked } from './booking-under-test.ts';

const owner = { userID: 'asha' };
const dentist = item('Dentist', '2026-03-09T04:30:00Z');
const party = item('Holi party', '2026-03-09T12:30:00Z');
const colours = item('Buy colours', '2026-03-10T05:00:00Z');

describe('the calendar (specification, 2 and 8)', () => {
  it('opens on today once the token holds, and loads the three lists side by side', async () => {
    const { calendar, fakes, answer } = startCalendar();
    calendar.send({ type: 'calendar.opened', today });
    expect(calendar.getSnapshot().value).toBe('checking');
    await answer('checkSession', { valid: true });
    expect(calendar.getSnapshot().value).toEqual({ open: 'viewing' });
    const lists = ['getAppointments', 'getCalendarEvents', 'getTasks'];
    expect(lists.map((list) => asked(fakes, list))).toEqual(lists.map(() => [owner]));
  });

  it('stays closed where the token does not hold', async () => {
    const { calendar, fakes, answer } = startCalendar();
    calendar.send({ type: 'calendar.opened', today });
    await answer('checkSession', { valid: false });
    expect(calendar.getSnapshot().value).toBe('closed');
    expect(asked(fakes, 'getTasks')).toEqual([]);
  });

  it('shows the other lists where one fails, in whatever order they come', async () => {
    const { answer, fail, titles } = await open();
    await answer('getTasks', {});
    await fail('getAppointments');
    await answer('getCalendarEvents', { [today]: [party] });
    expect(titles(today)).toEqual(['Holi party']);
  });

  it('shows what it has while the rest is on its way', async () => {
    const { answer, titles } = await open();
    await answer('getCalendarEvents', { [today]: [party] });
    expect(titles(today)).toEqual(['Holi party']);
    await answer('getAppointments', { [today]: [dentist] });
    expect(titles(today)).toEqual(['Dentist', 'Holi party']);
  });

  it('shows an added item at once under its day, which is then the selected one', async () => {
    const { calendar, fakes, answer, titles } = await open();
    for (const list of ['getAppointments', 'getCalendarEvents', 'getTasks']) await answer(list, {});
    calendar.send({ type: 'entry.requested', kind: 'task' });
    const added = { kind: 'task' as const, item: colours };
    calendar.send({ type: 'entry.saved', day: tomorrow, added });
    expect(calendar.getSnapshot().value).toEqual({ open: 'viewing' });
    expect(calendar.getSnapshot().context).toMatchObject({ day: tomorrow, focusedDay: tomorrow });
    expect(titles(tomorrow)).toEqual(['Buy colours']);
    expect(asked(fakes, 'getTasks')).toHaveLength(1);
  });

  it('keeps an item that was added before its list came', async () => {
    const { calendar, fakes, answer, titles } = await open();
    calendar.send({ type: 'entry.requested', kind: 'task' });
    const added = { kind: 'task' as const, item: colours };
    calendar.send({ type: 'entry.saved', day: tomorrow, added });
    expect(titles(tomorrow)).toEqual(['Buy colours']);
    expect(asked(fakes, 'getTasks')).toHaveLength(2);
    await answer('getTasks', { [tomorrow]: [colours] });
    expect(titles(tomorrow)).toEqual(['Buy colours']);
  });

  it('is fetched anew when it is opened again, and hears no late answer of before', async () => {
    const { calendar, fakes, answer } = await open();
    calendar.send({ type: 'calendar.closed' });
    expect(fakes.waiting('getTasks')).toBe(0);
    calendar.send({ type: 'calendar.opened', today });
    await answer('checkSession', { valid: true });
    expect(asked(fakes, 'getTasks')).toHaveLength(2);
  });

  it('for reading only opens by itself, and nothing can be added', () => {
    const { calendar, fakes } = startCalendar({ isReadOnly: true });
    expect(calendar.getSnapshot().value).toEqual({ open: 'viewing' });
    expect(asked(fakes, 'checkSession')).toEqual([]);
    for (const kind of ['appointment', 'event', 'task'] as const) {
      expect(calendar.getSnapshot().can({ type: 'entry.requested', kind })).toBe(false);
    }
  });

  it('turns from the last day of a month to the last of a shorter one', async () => {
    const { calendar } = await open();
    calendar.send({ type: 'day.chosen', day: '2026-01-31' });
    calendar.send({ type: 'month.turned', by: 1 });
    expect(calendar.getSnapshot().context).toMatchObject({
      day: '2026-01-31',
      focusedDay: '2026-02-28',
    });
    calendar.send({ type: 'today.requested', today });
    expect(calendar.getSnapshot().context).toMatchObject({ day: today, focusedDay: today });
  });
});

describe('an entry (specification, 5)', () => {
  it('is saved once with all that was typed, however often the button is pressed', async () => {
    const { entry, fakes, fill, answer, told } = startEntry('appointment');
    fill({ title: 'Check-up', time: '09:30', status: 'planned', serviceProvider: 'Dr Rao' });
    for (const _ of [1, 2, 3]) entry.send({ type: 'entry.submitted' });
    expect(asked(fakes, 'createAppointment')).toEqual([
      {
        userID: 'asha',
        form: {
          title: 'Check-up',
          day: tomorrow,
          time: '09:30',
          status: 'planned',
          serviceProvider: 'Dr Rao',
          invitees: '',
          notes: '',
        },
      },
    ]);
    await answer('createAppointment', dentist);
    const added = { kind: 'appointment', item: dentist };
    expect(told).toEqual([{ type: 'entry.saved', day: tomorrow, added }]);
  });

  it('that is incomplete is silently not sent, and says which fields it lacks', () => {
    const { entry, fakes, fill, told } = startEntry('event');
    fill({ title: 'Party', status: 'planned' });
    entry.send({ type: 'entry.submitted' });
    expect(fakes.calls).toEqual([]);
    expect(told).toEqual([]);
    expect(entry.getSnapshot().context.missing).toEqual(['time', 'invitees']);
    fill({ time: '18:00' });
    expect(entry.getSnapshot().context.missing).toEqual(['invitees']);
  });

  it('that fails says nothing, keeps everything, and is saved at the second try', async () => {
    const { entry, drafts, fill, fail, answer, told } = startEntry('task');
    fill({ title: 'Buy colours', time: '10:30', status: 'open', notes: 'Red and blue' });
    entry.send({ type: 'entry.submitted' });
    await fail('createTask');
    expect(told).toEqual([]);
    expect(entry.getSnapshot().context.form.notes).toBe('Red and blue');
    expect(draftOf(drafts, 'task')?.notes).toBe('Red and blue');
    entry.send({ type: 'entry.submitted' });
    await answer('createTask', colours);
    expect(entry.getSnapshot().status).toBe('done');
  });
});

describe('what was typed into an entry', () => {
  it('is kept for each kind by itself, and dropped for the one that is saved', async () => {
    const drafts = createDrafts(memory(), memory());
    const task = startEntry('task', drafts);
    task.fill({ title: 'Buy colours', time: '10:30', status: 'open' });
    task.entry.send({ type: 'entry.cancelled' });
    startEntry('event', drafts).fill({ title: 'Holi party' });
    expect(draftOf(drafts, 'task')?.title).toBe('Buy colours');
    expect(draftOf(drafts, 'event')?.title).toBe('Holi party');

    const again = startEntry('task', drafts);
    expect(again.entry.getSnapshot().context.form.title).toBe('Buy colours');
    again.entry.send({ type: 'entry.submitted' });
    await again.answer('createTask', colours);
    expect(draftOf(drafts, 'task')).toBeNull();
    expect(draftOf(drafts, 'event')?.title).toBe('Holi party');
  });

  it('is nothing where a form was only opened: the next one is of the day that is selected by then', () => {
    const drafts = createDrafts(memory(), memory());
    const { entry } = startEntry('task', drafts);
    entry.send({ type: 'field.changed', field: 'day', text: today });
    expect(draftOf(drafts, 'task')?.day).toBe(today);
    entry.send({ type: 'entry.cancelled' });
    expect(draftOf(drafts, 'task')).toBeNull();
    expect(startEntry('task', drafts).entry.getSnapshot().context.form.day).toBe(tomorrow);
  });

  it('is never another person’s', () => {
    const drafts = createDrafts(memory(), memory());
    startEntry('task', drafts).fill({ title: 'Buy colours' });
    expect(draftOf(drafts, 'task', 'ravi')).toBeNull();
  });

  it('is there after a reload, in the calendar that was open on its day', async () => {
    const { calendar, drafts } = await open();
    calendar.send({ type: 'day.chosen', day: tomorrow });
    calendar.send({ type: 'entry.requested', kind: 'event' });
    calendar.stop();
    const draft = drafts.load(owner, calendarDraft.flow, calendarDraft.schema);
    const again = startCalendar({ draft });
    expect(again.calendar.getSnapshot().value).toEqual({ open: 'adding' });
    expect(again.calendar.getSnapshot().context).toMatchObject({ day: tomorrow, adding: 'event' });
    expect(asked(again.fakes, 'checkSession')).toEqual([]);
  });

  it('that was closed opens no calendar by itself after a reload', async () => {
    const { calendar, drafts } = await open();
    calendar.send({ type: 'entry.requested', kind: 'event' });
    calendar.send({ type: 'entry.closed' });
    expect(drafts.load(owner, calendarDraft.flow, calendarDraft.schema)).toBeNull();
    calendar.send({ type: 'entry.requested', kind: 'event' });
    calendar.send({ type: 'calendar.closed' });
    expect(drafts.load(owner, calendarDraft.flow, calendarDraft.schema)).toBeNull();
    expect(startCalendar().calendar.getSnapshot().value).toBe('closed');
  });
});

interface Start {
  isReadOnly?: boolean;
  draft?: CalendarDraft | null;
}

/** The calendar with its real lists, on a world that answers when told. */
function startCalendar({ isReadOnly = false, draft = null }: Start = {}) {
  const fakes = new FakePorts();
  const drafts = createDrafts(memory(), memory());
  const input = { userID: 'asha', today, isReadOnly, draft };
  const calendar = createActor(withServices(calendarMachine, fakes.actors), { input });
  keepDraft(calendar, calendarDraft, drafts, owner);
  calendar.start();
  const items = () => {
    const { calendarItems } = calendar.getSnapshot().children;
    if (!calendarItems) throw new Error('The calendar is closed.');
    return calendarItems.getSnapshot().context.items;
  };
  const titles = (day: string) => itemsOfDay(items(), day).map(({ item: { title } }) => title);
  return { calendar, drafts, titles, ...handles(fakes) };
}

async function open() {
  const started = startCalendar();
  started.calendar.send({ type: 'calendar.opened', today });
  await started.answer('checkSession', { valid: true });
  return started;
}

/** The form of an entry, kept as its screen keeps it: under its kind. */
function startEntry(kind: ItemKind, drafts: Drafts = createDrafts(memory(), memory())) {
  const fakes = new FakePorts();
  const told: unknown[] = [];
  const draft = draftOf(drafts, kind);
  const calendar = createActor(
    fromTransition((_, event: CalendarNotice) => {
      told.push(event);
      return null;
    }, null),
  ).start();
  const input = { owner: calendar, userID: 'asha', kind, day: tomorrow, draft };
  const entry = createActor(withServices(calendarEntryMachine, fakes.actors), { input });
  keepDraft(entry, { ...calendarEntryDraft, flow: flowOf(kind) }, drafts, owner);
  entry.start();
  const fill = (fields: Partial<Record<EntryField, string>>) => {
    for (const [field, text] of Object.entries(fields)) {
      entry.send({ type: 'field.changed', field: field as EntryField, text });
    }
  };
  return { entry, drafts, told, fill, ...handles(fakes) };
}

function draftOf(drafts: Drafts, kind: ItemKind, userID = 'asha') {
  return drafts.load({ userID }, flowOf(kind), calendarEntryDraft.schema);
}

function flowOf(kind: ItemKind): string {
  return `${calendarEntryDraft.flow}.${kind}`;
}

function handles(fakes: FakePorts) {
  return {
    fakes,
    answer: async (actor: string, output: unknown) => {
      fakes.resolve(actor, output);
      await settled();
    },
    fail: async (actor: string) => {
      fakes.reject(actor, new Error('offline'));
      await settled();
    },
  };
}

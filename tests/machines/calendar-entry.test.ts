import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { ItemKind, OwnItem } from '#domain/calendar.ts';
import {
  type EntryDraft,
  type EntryField,
  type EntryForm,
  emptyEntry,
} from '#domain/calendar-entry.ts';
import { calendarEntryDraft, calendarEntryMachine } from '../../src/machines/calendar-entry.ts';
import { startFlow } from './harness.ts';

const day = '2026-03-09';
const zone = 'Asia/Kolkata';
const whole: EntryForm = {
  title: 'Dentist',
  day,
  time: '09:30',
  status: 'confirmed',
  serviceProvider: 'Dr Rao',
  invitees: 'Ravi',
  notes: '',
};
const submitted = { type: 'entry.submitted', requestId: 'first', zone } as const;
const closed = { type: 'entry.closed', isDoubted: false };
const item = { title: 'Dentist', time_slot: '2026-03-09T04:00:00Z' };

function start(
  kind: ItemKind = 'task',
  typed: (EntryForm & Partial<EntryDraft>) | null = null,
  former: OwnItem | null = null,
  at: { day?: string; zone?: string } = {},
) {
  const draft = typed && { unanswered: [], ...typed };
  const input = { userID: 'asha', kind, day, draft, former, zone, ...at };
  const entry = startFlow(calendarEntryMachine, (owner) => ({ ...input, owner }));
  const isTyped = ({ type }: AnyEventObject) => type === 'entry.typed';
  const heard: AnyEventObject[] = [];
  return {
    ...entry,
    /** What the calendar heard of what is typed, since the start. */
    typed: () => heard.map(({ isBlank }) => isBlank),
    news() {
      const { told = [], ...news } = entry.news();
      heard.push(...told.filter(isTyped));
      const others = told.filter((event) => !isTyped(event));
      return { ...news, ...(others.length > 0 && { told: others }) };
    },
  };
}

/** The draft of a form as the device gives it back. */
function restored(entry: Pick<ReturnType<typeof start>, 'snapshot'>): EntryDraft {
  return v.parse(calendarEntryDraft.schema, calendarEntryDraft.of(entry.snapshot()));
}

describe('Calendar entry', () => {
  it('Calendar entry: several presses save one once', async () => {
    const entry = start('event', whole);
    for (const _ of [1, 2, 3]) entry.send(submitted);
    expect(entry.news()).toEqual({
      at: 'saving (busy) (draft)',
      asked: [
        ['createCalendarItem', { kind: 'event', userID: 'asha', form: whole, requestId: 'first' }],
      ],
    });
    await entry.answer('createCalendarItem', item);
    expect(entry.news()).toEqual({
      at: 'saved',
      told: [{ type: 'entry.saved', day, added: { kind: 'event', item }, isNew: true }],
    });
    expect(entry.snapshot().status).toBe('done');
  });

  it('Calendar entry: one that cannot be saved stays as it is without a message, and can be sent again', async () => {
    const entry = start('task', whole);
    entry.send(submitted);
    entry.news();
    await entry.fail('createCalendarItem');
    expect(entry.news()).toEqual({ at: 'filling.failed (draft) (failed)' });
    expect(entry.context().form).toEqual(whole);
    entry.send(submitted);
    expect(entry.news().at).toBe('saving (busy) (draft)');
  });

  it('Calendar entry: a form that is closed after a save or a change without an answer says that it may be in the calendar', async () => {
    for (const former of [null, { ...item, id: 'dentist', can_edit: true } as OwnItem]) {
      const entry = start('task', whole, former);
      entry.send(submitted);
      await entry.fail(former ? 'updateCalendarItem' : 'createCalendarItem');
      entry.news();
      entry.send({ type: 'entry.cancelled' });
      expect(entry.news().told).toEqual([{ type: 'entry.closed', isDoubted: true }]);
    }
  });

  it('Calendar entry: one begins on the selected day, with the first status of its kind', () => {
    const entry = start('task');
    expect(entry.news()).toEqual({ at: 'filling.begun (draft)' });
    const form = { ...emptyEntry(day), status: 'To do' };
    expect(entry.context()).toMatchObject({ form, problems: {} });
  });

  it('Calendar entry: an incomplete one is not sent, and marks each missing field until it is filled', () => {
    const entry = start('event');
    entry.send({ type: 'field.changed', field: 'status', text: ' ' });
    entry.send(submitted);
    expect(entry.news()).toEqual({ at: 'filling.begun (draft)' });
    const problemFields = () => Object.keys(entry.context().problems);
    expect(problemFields()).toEqual(['title', 'time', 'status', 'invitees']);
    entry.send({ type: 'field.changed', field: 'time', text: '09:30' });
    expect(problemFields()).toEqual(['title', 'status', 'invitees']);
    expect(entry.context().form).toEqual({ ...emptyEntry(day), status: ' ', time: '09:30' });
  });

  it('Calendar entry: a form in which only a day was chosen is forgotten when it is closed', () => {
    const entry = start();
    entry.send({ type: 'field.changed', field: 'day', text: '2026-03-10' });
    entry.news();
    entry.send({ type: 'entry.cancelled' });
    expect(entry.news()).toEqual({ at: 'dismissed', told: [closed] });
    expect(entry.snapshot().status).toBe('done');
  });

  it('Calendar entry: the form tells the calendar whether it holds more than it began with, and so is kept for a later visit', () => {
    const [fresh, kept] = [start(), start('task', whole)];
    fresh.send({ type: 'field.changed', field: 'day', text: '2026-03-10' });
    expect(calendarEntryDraft.isBlank?.(fresh.snapshot())).toBe(true);
    fresh.send({ type: 'field.changed', field: 'title', text: 'D' });
    expect(calendarEntryDraft.isBlank?.(fresh.snapshot())).toBe(false);
    fresh.send({ type: 'field.changed', field: 'title', text: '' });
    for (const entry of [fresh, kept]) entry.news();
    expect(fresh.typed()).toEqual([true, true, false, true]);
    expect(kept.typed()).toEqual([false]);
  });

  it('Calendar entry: a form in which something was typed is kept when it is closed', () => {
    const entry = start('task', whole);
    entry.send({ type: 'entry.cancelled' });
    expect(entry.news()).toEqual({ at: 'filling.begun (draft)', told: [closed] });
  });

  it('Calendar entry: the form of one that is changed begins with it, and changes it once', async () => {
    const kind = 'appointment';
    const former: OwnItem = {
      ...{ id: 'dentist', can_edit: true, title: 'Dentist', status: 'confirmed' },
      ...{ time_slot: '2026-03-09T04:00:00Z', service_provider: 'Dr Rao', invitees: 'Ravi' },
    };
    const entry = start(kind, null, former);
    expect(entry.context().form).toEqual(whole);
    entry.send({ type: 'field.changed', field: 'day', text: '2026-03-11' });
    for (const _ of [1, 2]) entry.send(submitted);
    const form = { ...whole, day: '2026-03-11' };
    expect(entry.news()).toEqual({
      at: 'updating (busy)',
      asked: [['updateCalendarItem', { kind, userID: 'asha', former, form, zone }]],
    });
    await entry.fail('updateCalendarItem');
    expect(entry.news()).toEqual({ at: 'filling.failed (draft) (failed)' });
    entry.send(submitted);
    entry.news();
    await entry.answer('updateCalendarItem', { outcome: 'changed', item });
    expect(entry.news()).toEqual({
      at: 'saved',
      told: [{ type: 'entry.saved', day: '2026-03-11', added: { kind, item }, isNew: false }],
    });
  });

  it('Calendar entry: one that was deleted elsewhere meanwhile keeps what was typed, and is saved as a new one (§22.210)', async () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const entry = start('task', whole, former);
    entry.send(submitted);
    entry.news();
    await entry.answer('updateCalendarItem', { outcome: 'gone' });
    expect(entry.news()).toEqual({ at: 'filling.gone (draft)' });
    expect(entry.context().form).toEqual(whole);
    entry.send(submitted);
    expect(entry.news().asked).toEqual([
      ['createCalendarItem', { kind: 'task', userID: 'asha', form: whole, requestId: 'first' }],
    ]);
    await entry.fail('createCalendarItem');
    entry.send({ ...submitted, requestId: 'second' });
    expect(entry.news().asked).toMatchObject([['createCalendarItem', { requestId: 'first' }]]);
    await entry.answer('createCalendarItem', item);
    expect(entry.news().told).toMatchObject([
      { type: 'entry.saved', isNew: true, replaces: 'dentist' },
    ]);
  });

  it('Calendar entry: one of a day alone keeps its day; saved as a new one, it needs a time', async () => {
    const former: OwnItem = {
      ...item,
      id: 'rent',
      can_edit: true,
      status: 'To do',
      time_slot: day,
    };
    const entry = start('task', null, former);
    entry.send({ type: 'field.changed', field: 'notes', text: 'In cash' });
    const form = { ...emptyEntry(day), title: 'Dentist', status: 'To do', notes: 'In cash' };
    entry.send(submitted);
    const asked = { kind: 'task', userID: 'asha', former, form, zone };
    expect(entry.news().asked).toEqual([['updateCalendarItem', asked]]);
    await entry.answer('updateCalendarItem', { outcome: 'gone' });
    entry.send(submitted);
    expect(entry.news().asked).toBeUndefined();
    expect(entry.context().problems).toEqual({ time: 'Choose the time.' });
    const saved = start('task', form, former);
    saved.send(submitted);
    await saved.answer('updateCalendarItem', { outcome: 'changed', item: former });
    expect(saved.news().told).toMatchObject([{ type: 'entry.saved', day }]);
  });

  it('Calendar entry: a change is forgotten when its form is closed unchanged, and kept on another day', () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const same = start('task', null, former);
    same.send({ type: 'entry.cancelled' });
    expect(same.news()).toEqual({ at: 'dismissed', told: [closed] });
    const moved = start('task', null, former);
    moved.send({ type: 'field.changed', field: 'day', text: '2026-03-10' });
    moved.send({ type: 'entry.cancelled' });
    expect(moved.news()).toEqual({ at: 'filling.begun (draft)', told: [closed] });
  });

  it('Calendar entry: the form is kept as it was typed, as a draft of its own name', () => {
    expect(calendarEntryDraft.flow).toBe('calendar-entry');
    expect(calendarEntryDraft.of(start('event', whole).snapshot())).toEqual({
      ...whole,
      begun: { ...emptyEntry(day), status: 'Planned' },
      zone,
      unanswered: [],
    });
  });

  it('Calendar entry: what was not typed follows an entry that was changed elsewhere before its form opens again', () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const noted = start('task', null, former);
    noted.send({ type: 'field.changed', field: 'notes', text: 'Bring the card' });
    const moved = { ...former, time_slot: '2026-03-09T10:30:00Z' };
    expect(start('task', restored(noted), moved).context().form).toMatchObject({
      title: 'Dentist',
      time: '16:00',
      notes: 'Bring the card',
    });
  });

  it.each<[EntryField, string, Partial<EntryForm>]>([
    ['title', 'Doctor', { title: 'Doctor', day: '2026-03-08', time: '21:00' }],
    ['time', '10:00', { day, time: '10:00' }],
    ['day', '2026-03-10', { day: '2026-03-10', time: '09:30' }],
  ])(
    'Calendar entry: a draft from before a journey in which the %s was typed has day and time of one zone, and leaves the entry at its instant while neither was typed',
    (field, text, expected) => {
      const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
      const changed = start('task', null, former);
      changed.send({ type: 'field.changed', field, text });
      const abroad = start('task', restored(changed), former, { zone: 'America/Los_Angeles' });
      expect(abroad.context().form).toMatchObject(expected);
    },
  );

  it('Calendar entry: a new one keeps the day and time that were typed before a journey', () => {
    const abroad = start('task', { ...whole, zone }, null, { zone: 'America/Los_Angeles' });
    expect(abroad.context().form).toEqual(whole);
  });

  it('Calendar entry: a form that is saved after a journey leaves the entry at its instant, and shows it under its day there (§22.183)', async () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const entry = start('task', null, former);
    entry.send({ type: 'field.changed', field: 'title', text: 'Doctor' });
    entry.send({ type: 'field.changed', field: 'status', text: 'To do' });
    const there = { zone: 'America/Los_Angeles' };
    entry.send({ ...submitted, ...there });
    const asked = Object(entry.news().asked?.[0]?.[1]);
    expect(asked).toMatchObject(there);
    expect(asked.form).toMatchObject({ title: 'Doctor', day: '2026-03-08', time: '21:00' });
    await entry.fail('updateCalendarItem');
    const moved = { ...former, time_slot: '2026-03-09T10:30:00Z' };
    const reopened = start('task', restored(entry), moved, there).context().form;
    expect(reopened).toMatchObject({ title: 'Doctor', day: '2026-03-09', time: '03:30' });
    entry.send({ ...submitted, ...there });
    await entry.answer('updateCalendarItem', { outcome: 'changed', item });
    expect(entry.news().told).toMatchObject([{ type: 'entry.saved', day: '2026-03-08' }]);
  });

  it('Calendar entry: a draft of a zone that the device does not know is not restored', () => {
    const parses = (of: string) => v.is(calendarEntryDraft.schema, { ...whole, zone: of });
    expect([zone, 'Asia/Atlantis', ''].map(parses)).toEqual([true, false, false]);
  });

  describe('sent without an answer (§22.39)', () => {
    const sentOf = (form: EntryForm, requestId: string) => [
      'createCalendarItem',
      { kind: 'task', userID: 'asha', form, requestId },
    ];

    it('Calendar entry: one without an answer is sent again under the same name, and under a new one if it was changed', async () => {
      const entry = start('task', whole);
      const sendAs = async (requestId: string) => {
        entry.send({ ...submitted, requestId });
        const [asked] = entry.news().asked ?? [];
        await entry.fail('createCalendarItem');
        return asked;
      };
      expect(await sendAs('first')).toEqual(sentOf(whole, 'first'));
      expect(await sendAs('second')).toEqual(sentOf(whole, 'first'));
      entry.send({ type: 'field.changed', field: 'title', text: 'Doctor' });
      expect(await sendAs('third')).toEqual(sentOf({ ...whole, title: 'Doctor' }, 'third'));
      entry.send({ type: 'field.changed', field: 'title', text: whole.title });
      expect(await sendAs('fourth')).toEqual(sentOf(whole, 'first'));
    });

    it('Calendar entry: one without an answer keeps its name and its day over a reload, also one that comes before the answer', () => {
      const entry = start('task', whole);
      entry.send(submitted);
      expect(entry.news().at).toBe('saving (busy) (draft)');
      for (const selected of [day, '2026-03-10']) {
        const reloaded = start('task', restored(entry), null, { day: selected });
        reloaded.send({ ...submitted, requestId: 'second' });
        expect(reloaded.news().asked).toEqual([sentOf(whole, 'first')]);
      }
      const changed = start('task', { ...restored(entry), title: 'Doctor' });
      changed.send({ ...submitted, requestId: 'second' });
      expect(changed.news().asked).toEqual([sentOf({ ...whole, title: 'Doctor' }, 'second')]);
    });

    it.each([
      ['added', null],
      ['changed', { ...item, id: 'dentist', can_edit: true } as OwnItem],
    ])(
      'Calendar entry: one that was to be %s and could not be saved is saved again after a reload too, until it is changed',
      async (_, former) => {
        const entry = start('task', { ...whole, title: 'Doctor' }, former);
        entry.send(submitted);
        await entry.fail(former ? 'updateCalendarItem' : 'createCalendarItem');
        const reloaded = start('task', restored(entry), former);
        expect(reloaded.news().at).toBe('filling.failed (draft) (failed)');
        const changed = start('task', { ...restored(entry), title: 'Surgeon' }, former);
        expect(changed.news().at).toBe('filling.begun (draft)');
      },
    );

    it('Calendar entry: one from an older draft, which holds no name, is sent under a new one', () => {
      expect(v.parse(calendarEntryDraft.schema, whole)).toEqual({ ...whole, unanswered: [] });
    });
  });
});

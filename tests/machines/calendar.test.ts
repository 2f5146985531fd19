import { describe, expect, it } from 'vitest';
import { type CalendarItem, itemKinds, type OwnItem } from '#domain/calendar.ts';
import type { CalendarDraft } from '#domain/calendar-entry.ts';
import { calendarDraft, calendarMachine } from '../../src/machines/calendar.ts';
import { startFlow } from './harness.ts';

const today = '2026-03-09';
const checking = { at: 'checking (busy)', asked: [['checkSession']] };
const item: CalendarItem = {
  title: 'Dentist',
  time_slot: '2026-04-01T04:00:00Z',
  status: null,
  service_provider: null,
  invitees: null,
  notes: null,
};

function start({ isReadOnly = false, isPage = false, draft = null as CalendarDraft | null } = {}) {
  const input = { userID: 'asha', today, day: today, isReadOnly, isPage, draft };
  const listeners = ['calendarItems', 'sessionStarts', 'awaitNextDay'];
  return startFlow(calendarMachine, () => input, listeners);
}

async function startOpen() {
  const calendar = start();
  calendar.send({ type: 'calendar.opened', today });
  await calendar.answer('checkSession', { valid: true });
  calendar.news();
  return calendar;
}

describe('Calendar', () => {
  it('Calendar: it opens on today once the token was found good', async () => {
    const calendar = start();
    expect(calendar.news()).toEqual({ at: 'closed (settled)' });
    calendar.send({ type: 'calendar.opened', today: '2026-03-10' });
    expect(calendar.news()).toEqual(checking);
    expect(calendar.context()).toMatchObject({ day: '2026-03-10', focusedDay: '2026-03-10' });
    await calendar.answer('checkSession', { valid: true });
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
    expect(calendar.fakes.listening).toEqual([
      { actor: 'calendarItems', input: { userID: 'asha' } },
      { actor: 'sessionStarts', input: undefined },
      { actor: 'awaitNextDay', input: { date: '2026-03-10' } },
    ]);
    calendar.send({ type: 'calendar.closed' });
    expect(calendar.news()).toEqual({ at: 'closed (settled)' });
  });

  it('Calendar: each opening fetches the items anew, and closing ends that', async () => {
    const calendar = await startOpen();
    calendar.send({ type: 'calendar.closed' });
    expect(calendar.fakes.running()).toEqual([]);
    calendar.send({ type: 'calendar.opened', today });
    await calendar.answer('checkSession', { valid: true });
    expect(calendar.fakes.listening).toHaveLength(6);
  });

  it('Calendar: it stays closed with an invalid token and after a failed check', async () => {
    for (const isAnswered of [true, false]) {
      const calendar = start();
      calendar.send({ type: 'calendar.opened', today });
      calendar.news();
      if (isAnswered) await calendar.answer('checkSession', { valid: false });
      else await calendar.fail('checkSession');
      expect(calendar.news()).toEqual({ at: 'closed (settled)' });
    }
  });

  it('Calendar: a read-only calendar is open at once, and takes no entry', () => {
    const calendar = start({ isReadOnly: true });
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
    for (const kind of itemKinds) {
      expect(calendar.can({ type: 'entry.requested', kind })).toBe(false);
    }
  });

  it('Calendar: on its own page it is open at once, and takes entries', () => {
    const calendar = start({ isPage: true });
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
    calendar.send({ type: 'entry.requested', kind: 'task' });
    expect(calendar.news()).toEqual({ at: 'open.adding (draft)' });
    const draft = calendarDraft.of(calendar.snapshot());
    expect(start({ isPage: true, draft }).news()).toEqual({ at: 'open.adding (draft)' });
  });

  it('Calendar: a new session closes it, unless it is read-only, on its own page, or has an entry open', async () => {
    const started = { type: 'session.started' } as const;
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'task' });
    calendar.send(started);
    expect(calendar.news()).toEqual({ at: 'open.adding (draft)' });
    calendar.send({ type: 'entry.closed', isDoubted: false });
    calendar.send(started);
    expect(calendar.news()).toEqual({ at: 'closed (settled)' });
    for (const standing of [start({ isReadOnly: true }), start({ isPage: true })]) {
      standing.send(started);
      expect(standing.news()).toEqual({ at: 'open.viewing (settled)' });
    }
  });

  it('Calendar: it closes when its items break down', async () => {
    const calendar = await startOpen();
    await calendar.fail('calendarItems');
    expect(calendar.news()).toEqual({ at: 'closed (settled)' });
  });
});

describe('The month of the calendar', () => {
  it('Calendar: the month follows the chosen day, the arrow keys, a swipe and Today, and takes the last day of a shorter month', async () => {
    const calendar = await startOpen();
    const days = () => [calendar.context().day, calendar.context().focusedDay];
    calendar.send({ type: 'day.chosen', day: '2026-03-31' });
    expect(days()).toEqual(['2026-03-31', '2026-03-31']);
    calendar.send({ type: 'month.turned', by: 1 });
    expect(days()).toEqual(['2026-03-31', '2026-04-30']);
    calendar.send({ type: 'day.focused', day: '2026-04-29' });
    expect(days()).toEqual(['2026-03-31', '2026-04-29']);
    calendar.send({ type: 'month.turned', by: -2 });
    expect(days()).toEqual(['2026-03-31', '2026-02-28']);
    calendar.send({ type: 'today.requested', today: '2026-03-10' });
    expect(days()).toEqual(['2026-03-10', '2026-03-10']);
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
  });
});

describe('The calendar at midnight', () => {
  const tomorrow = '2026-03-10';

  function startPage() {
    const input = { userID: 'asha', today, day: today, isReadOnly: false, isPage: true };
    const listeners = ['calendarItems', 'sessionStarts'];
    return startFlow(calendarMachine, () => ({ ...input, draft: null }), listeners);
  }

  it('Calendar: a calendar that is left open over midnight shows the new day, and waits for the next', async () => {
    const calendar = startPage();
    expect(calendar.news().asked).toEqual([['awaitNextDay', { date: today }]]);
    await calendar.answer('awaitNextDay', { date: tomorrow });
    expect(calendar.context()).toMatchObject({ day: tomorrow, focusedDay: tomorrow });
    expect(calendar.news()).toEqual({
      at: 'open.viewing (settled)',
      asked: [['awaitNextDay', { date: tomorrow }]],
    });
  });

  it('Calendar: at midnight a day that the person has chosen stays selected, and their month stays shown', async () => {
    const chosen = startPage();
    chosen.send({ type: 'day.chosen', day: '2026-03-31' });
    await chosen.answer('awaitNextDay', { date: tomorrow });
    expect(chosen.context()).toMatchObject({ today: tomorrow, day: '2026-03-31' });
    const turned = startPage();
    turned.send({ type: 'month.turned', by: 1 });
    await turned.answer('awaitNextDay', { date: tomorrow });
    expect(turned.context()).toMatchObject({ day: tomorrow, focusedDay: '2026-04-09' });
  });

  it('Calendar: an entry whose form was open over midnight is shown on its day once it is saved', async () => {
    const calendar = startPage();
    calendar.send({ type: 'entry.requested', kind: 'task' });
    await calendar.answer('awaitNextDay', { date: tomorrow });
    expect(calendar.news().at).toBe('open.adding (draft)');
    expect(calendar.context()).toMatchObject({ adding: 'task', today: tomorrow });
    const added = { kind: 'task', item } as const;
    calendar.send({ type: 'entry.saved', day: today, added, isNew: true });
    expect(calendar.context()).toMatchObject({ day: today, focusedDay: today });
    expect(calendar.news().asked).toEqual([['awaitNextDay', { date: tomorrow }]]);
  });
});

describe('An entry in the calendar', () => {
  it('Calendar: a saved entry is shown on its day and told to the lists', async () => {
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'task' });
    expect(calendar.news()).toEqual({ at: 'open.adding (draft)' });
    expect(calendar.context().adding).toBe('task');
    const added = { kind: 'task', item } as const;
    calendar.send({ type: 'entry.saved', day: '2026-04-01', added, isNew: true });
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
    expect(calendar.context()).toMatchObject({
      day: '2026-04-01',
      focusedDay: '2026-04-01',
      adding: null,
      added: { ...added, day: '2026-04-01', isNew: true },
    });
    expect(calendar.fakes.lastMessage('calendarItems')).toEqual({
      type: 'item.added',
      day: '2026-04-01',
      added,
    });
  });

  it.each([
    ['another day is chosen', { type: 'day.chosen', day: today }],
    ['another entry is begun', { type: 'entry.requested', kind: 'event' }],
    ['the calendar is closed', { type: 'calendar.closed' }],
  ] as const)('Calendar: a saved entry counts as just added until %s', async (_, event) => {
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'task' });
    calendar.send({
      type: 'entry.saved',
      day: '2026-04-01',
      added: { kind: 'task', item },
      isNew: true,
    });
    calendar.send({ type: 'month.turned', by: 1 });
    expect(calendar.context().added).not.toBeNull();
    calendar.send(event);
    expect(calendar.context().added).toBeNull();
  });

  it('Calendar: a person’s own entry is changed in its form, also after a reload; the next form is empty again', async () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'task', former });
    const draft = calendarDraft.of(calendar.snapshot());
    expect(draft).toEqual({ day: today, adding: 'task', former });
    expect(start({ draft }).context()).toMatchObject({ adding: 'task', former });
    calendar.send({ type: 'entry.closed', isDoubted: false });
    expect(calendar.context()).toMatchObject({ adding: null, former: null });
    calendar.send({ type: 'entry.requested', kind: 'task' });
    expect(calendar.context().former).toBeNull();
    expect(start({ isReadOnly: true }).can({ type: 'entry.requested', kind: 'task', former })).toBe(
      false,
    );
  });

  it('Calendar: an entry that was gone and is saved as a new one is listed once (§22.210)', async () => {
    const former: OwnItem = { ...item, id: 'dentist', can_edit: true };
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'task', former });
    const added = { kind: 'task', item } as const;
    const saved = { type: 'entry.saved', day: '2026-04-01', added, isNew: true } as const;
    calendar.send({ ...saved, replaces: 'dentist' });
    const isAdded = { type: 'item.added', day: '2026-04-01', added };
    const messages = () => calendar.fakes.messages.map(({ event }) => event);
    expect(messages()).toEqual([{ type: 'item.removed', kind: 'task', id: 'dentist' }, isAdded]);
    calendar.send({ type: 'entry.requested', kind: 'task' });
    calendar.send(saved);
    expect(messages().slice(2)).toEqual([isAdded]);
  });

  it('Calendar: an entry is kept for a later visit once something is typed in its form', async () => {
    const calendar = await startOpen();
    const isBlank = () => calendarDraft.isBlank?.(calendar.snapshot());
    calendar.send({ type: 'entry.requested', kind: 'task' });
    expect(isBlank()).toBe(true);
    calendar.send({ type: 'entry.typed', isBlank: false });
    expect(isBlank()).toBe(false);
    calendar.send({ type: 'entry.typed', isBlank: true });
    expect(isBlank()).toBe(true);
    calendar.send({ type: 'entry.typed', isBlank: false });
    calendar.send({ type: 'entry.closed', isDoubted: false });
    calendar.send({ type: 'entry.requested', kind: 'event' });
    expect(isBlank()).toBe(true);
  });

  it('Calendar: a form that is closed leaves the month as it was', async () => {
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'event' });
    calendar.send({ type: 'entry.closed', isDoubted: false });
    expect(calendar.news()).toEqual({ at: 'open.viewing (settled)' });
    expect(calendar.context().adding).toBeNull();
    expect(calendar.fakes.messages).toEqual([]);
  });

  it('Calendar: its items are fetched anew once a form is closed whose save got no answer', async () => {
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'event' });
    calendar.send({ type: 'entry.closed', isDoubted: true });
    expect(calendar.fakes.messages).toMatchObject([{ event: { type: 'items.refreshed' } }]);
  });

  it('Calendar: a form that a reload interrupted opens again; a calendar without one stays closed', () => {
    const draft: CalendarDraft = { day: '2026-04-01', adding: 'task', former: null };
    const calendar = start({ draft });
    expect(calendar.news()).toEqual({ at: 'open.adding (draft)' });
    expect(calendar.context()).toMatchObject({ day: '2026-04-01', focusedDay: '2026-04-01' });
    calendar.send({ type: 'calendar.closed' });
    expect(calendar.context().adding).toBeNull();
    expect(start({ draft: { ...draft, adding: null } }).news()).toEqual({
      at: 'closed (settled)',
    });
  });

  it('Calendar: an open form is kept as a draft with its day and its kind', async () => {
    expect(calendarDraft.flow).toBe('calendar');
    const calendar = await startOpen();
    calendar.send({ type: 'entry.requested', kind: 'event' });
    expect(calendarDraft.of(calendar.snapshot())).toEqual({
      day: today,
      adding: 'event',
      former: null,
    });
  });
});

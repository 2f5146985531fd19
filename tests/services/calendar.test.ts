import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EntryForm, emptyEntry, entryOf } from '#domain/calendar-entry.ts';
import {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItems,
  markTask,
  restoreCalendarItem,
  updateCalendarItem,
} from '../../src/services/api/calendar.ts';
import {
  answer,
  answerBy,
  ask,
  logged,
  pageBefore,
  request,
  setUpApi,
  token,
} from './api-world.ts';

setUpApi();

beforeEach(() => setLocalTimeZone('Asia/Kathmandu'));

afterEach(() => resetLocalTimeZone());

const reads = [
  ['getAppointments', 'appointment', '/get-appointments/asha'],
  ['getCalendarEvents', 'event', '/get-events/asha'],
  ['getTasks', 'task', '/get-tasks/asha'],
] as const;

describe.each(reads)('Reading the calendar by %s', (name, kind, path) => {
  const read = async () => (await ask(getCalendarItems, { kind, userID: 'asha' })).items;

  it('requests the calendar’s base address with the person’s zone', async () => {
    answer({});
    await read();
    const { url, headers } = request();
    expect(url).toBe(`https://calendar.test${path}?zone=Asia%2FKathmandu`);
    expect(headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('keeps the date key of each item, whatever its time', async () => {
    answer({ '2026-03-10': [whole], '2026-03-11': [] });
    expect(await read()).toMatchObject({ '2026-03-10': [whole], '2026-03-11': [] });
    expect(logged).not.toHaveBeenCalled();
  });

  it('joins the pages of a service that names a next one, also over one day', async () => {
    answerBy(
      () => pageBefore('2', { '2026-03-10': [whole] }),
      () => json({ '2026-03-09': [whole], '2026-03-10': [whole] }),
    );
    const items = { '2026-03-10': [whole, whole], '2026-03-09': [whole] };
    expect(await read()).toMatchObject(items);
    expect(new URL(request(1).url).searchParams.get('cursor')).toBe('2');
  });

  it('has an item once on a day that two pages tell, as the second tells it, and again on another day', async () => {
    const moved = { ...whole, id: 'yoga' };
    answerBy(
      () => pageBefore('2', { '2026-03-10': [{ ...moved, title: 'Yoga at noon' }] }),
      () => json({ '2026-03-09': [moved], '2026-03-10': [moved] }),
    );
    expect(await read()).toMatchObject({ '2026-03-09': [moved], '2026-03-10': [moved] });
  });

  it('leaves out only an item that cannot be read and logs the number left out', async () => {
    answer({ '2026-03-10': [{ time_slot: whole.time_slot }, whole] });
    expect(await read()).toEqual({ '2026-03-10': [whole] });
    expect(logged.mock.calls).toEqual([[`${name}: items left out: 1`]]);
  });

  it.each([
    ['is missing', {}],
    ['is null', { time_slot: null }],
    ['cannot be read', { time_slot: 'in the morning' }],
  ])('has an item whose time %s on its day, without a time (§17.2)', async (_, time) => {
    answer({ '2026-03-10': [{ title: 'Yoga', ...time }, whole] });
    const dayAlone = { title: 'Yoga', time_slot: '2026-03-10' };
    expect(await read()).toEqual({ '2026-03-10': [dayAlone, whole] });
    expect(logged).not.toHaveBeenCalled();
  });
});

const form: EntryForm = {
  ...emptyEntry('2026-03-10'),
  title: ' Check-up ',
  time: '09:30',
  status: ' planned',
  serviceProvider: ' Dr Rao ',
  invitees: ' Ravi and Meera ',
  notes: ' Private: bring reports ',
};
const requestId = 'first';
const common = {
  user_id: 'asha',
  time_slot: '2026-03-10T03:45:00.000Z',
  status: 'planned',
  title: 'Check-up',
};
const writes = [
  [
    'createAppointment',
    'appointment',
    '/create-appointment',
    { ...common, service_provider: 'Dr Rao' },
  ],
  ['createCalendarEvent', 'event', '/create-event', { ...common, invitees: 'Ravi and Meera' }],
  ['createTask', 'task', '/create-task', { ...common, notes: 'Private: bring reports' }],
] as const;

describe.each(writes)('Adding to the calendar by %s', (_, kind, path, payload) => {
  const write = () => ask(createCalendarItem, { kind, userID: 'asha', form, requestId });

  it('sends its own fields trimmed and the wall time as an instant of the person’s zone', async () => {
    answer(whole);
    await write();
    expect(request().url).toBe(`https://calendar.test${path}?request_id=${requestId}`);
    expect(await request().json()).toEqual(payload);
  });

  it.each([
    ['bare', (item: object) => item],
    ['under a name', (item: object) => ({ success: true, created: item })],
  ])('returns the created item, which the service writes %s', async (_, written) => {
    answer(written({ ...whole, id: 7 }));
    expect(await write()).toMatchObject({ ...whole, id: '7' });
  });

  it.each(['appointment', 'data'])(
    'reads the created item also under the name %j',
    async (said) => {
      answer({ success: true, message: 'Created', [said]: { ...whole, id: 7, status: 7 } }, 201);
      const { status: _, ...item } = whole;
      expect(await write()).toMatchObject({ ...item, id: '7' });
    },
  );

  it.each([
    ['an empty body', ''],
    ['a message alone', JSON.stringify({ success: true, message: 'Created', id: 7 })],
    ['an item of no readable time', JSON.stringify({ ...whole, time_slot: 'later' })],
  ])('returns what was sent after a success with %s', async (_, text) => {
    answerBy(() => new Response(text, { status: 201 }));
    expect(await write()).toMatchObject(payload);
  });

  it('fails where a success says an error', async () => {
    answer({ error: 'Not today, please.' });
    await expect(write()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('Adding to the calendar: a task without notes is sent without the field', async () => {
  answer(whole);
  const blank = { ...form, notes: '  ' };
  const entry = { kind: 'task', userID: 'asha', form: blank, requestId } as const;
  await ask(createCalendarItem, entry);
  expect(await request().json()).toEqual(common);
});

describe.each(writes)('Changing what was added by %s', (name, kind, path, payload) => {
  const item = {
    ...payload,
    time_slot: '2026-03-10T03:45:30.250Z',
    id: 'own',
    can_edit: true,
  } as const;

  it('a deleted entry is added again by the same call, at its very instant', async () => {
    answer(whole);
    expect(await ask(restoreCalendarItem, { kind, userID: 'asha', item })).toMatchObject(whole);
    expect(request().url).toBe(`https://calendar.test${path}?request_id=${item.id}`);
    expect(await request().json()).toEqual({ ...payload, time_slot: item.time_slot });
  });

  it('a changed entry stays at its very instant until its day or time is changed', async () => {
    const former = { ...item, title: 'Check-up' };
    const zone = 'Asia/Kathmandu';
    const change = { kind, userID: 'asha', former, zone };
    const begun = entryOf(former, zone);
    answer({ title: 'Yoga', time_slot: '2026-03-10T04:00:00Z' });
    const changed = await ask(updateCalendarItem, { ...change, form: begun });
    expect(changed).toMatchObject({
      outcome: 'changed',
      item: { title: 'Yoga', id: 'own', can_edit: true },
    });
    await ask(updateCalendarItem, { ...change, form: { ...begun, time: '10:00' } });
    const update = path.replace('create', 'update');
    expect(request().url).toBe(`https://calendar.test${update}/own`);
    expect(await request().json()).toEqual({ ...payload, time_slot: item.time_slot });
    expect(await request(1).json()).toEqual({ ...payload, time_slot: '2026-03-10T04:15:00.000Z' });
  });

  it('a changed entry of a day alone stays so until it is given a time', async () => {
    const former = { ...item, time_slot: '2026-03-10' };
    const change = { kind, userID: 'asha', former, zone: 'Asia/Kathmandu' };
    const begun = entryOf(former, change.zone);
    answer(whole);
    await ask(updateCalendarItem, { ...change, form: begun });
    await ask(updateCalendarItem, { ...change, form: { ...begun, time: '10:00' } });
    expect(await request().json()).toMatchObject({ time_slot: '2026-03-10' });
    expect(await request(1).json()).toMatchObject({ time_slot: '2026-03-10T04:15:00.000Z' });
  });

  it.each([404, 410])(
    'an entry that is gone is told apart from one that could not be changed, by %s',
    async (status) => {
      const zone = 'Asia/Kathmandu';
      const change = { kind, userID: 'asha', former: item, zone, form: entryOf(item, zone) };
      answerBy(() => refuse(status));
      expect(await ask(updateCalendarItem, change)).toEqual({ outcome: 'gone' });
      answerBy(() => refuse(403));
      await expect(ask(updateCalendarItem, change)).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  it('an entry whose form was opened in another zone stays at its very instant as well', async () => {
    const former = { ...item, title: 'Check-up' };
    const zone = 'Asia/Dubai';
    const form = entryOf(former, zone);
    answer(whole);
    await ask(updateCalendarItem, { kind, userID: 'asha', former, form, zone });
    expect(await request().json()).toMatchObject({ time_slot: item.time_slot });
  });

  it('an entry is deleted by its id, and a failure is logged without it', async () => {
    const remove = () => ask(deleteCalendarItem, { kind, userID: 'asha', id: 'a/b' });
    answerBy(() => new Response(null, { status: 204 }));
    await remove();
    const deletion = path.replace('create', 'delete');
    expect(request().url).toBe(`https://calendar.test${deletion}/a%2Fb`);
    expect(await request().json()).toEqual({ user_id: 'asha' });
    answerBy(() => refuse(404));
    await expect(remove()).rejects.toMatchObject({ kind: 'refused' });
    expect(logged.mock.calls).toEqual([[`${name.replace('create', 'delete')}: refused`]]);
  });
});

it('Ticking off a task changes its status alone', async () => {
  const task = {
    ...{ ...common, id: 'own', can_edit: true as const, notes: ' As it is ' },
    time_slot: '2026-03-10T03:45:30.250Z',
  };
  answer(whole);
  await ask(markTask, { userID: 'asha', task, status: 'Done' });
  expect(request().url).toBe('https://calendar.test/update-task/own');
  const { id: _, can_edit: __, ...content } = task;
  expect(await request().json()).toEqual({ ...content, status: 'Done' });
});

const whole = { title: 'Yoga', time_slot: '2026-03-10T04:00:00Z', status: 'planned' };

function json(body: unknown): Response {
  return Response.json(body);
}

function refuse(status: number): Response {
  return Response.json({ error: 'Private: bring reports' }, { status });
}

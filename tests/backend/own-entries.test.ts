// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointments } from '../../backend/db/booking-schema.ts';
import { calendarEvents } from '../../backend/db/calendar-schema.ts';
import { defaultQuotas } from '../../backend/quotas/quotas.ts';
import type { Person } from '../../scripts/many-people.ts';
import { send, setUpBackend } from './support/backend.ts';
import { bookingAt } from './support/booking.ts';
import { ByDay, kinds } from './support/calendar.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const backend = setUpBackend();
const time_slot = '2026-03-20T04:30:00.000Z';
const gone = '00000000-0000-4000-8000-000000000000';
const [me, other] = setUpTwoPeople(backend);

describe.each(kinds)('Own entries: an added $kind', ({ kind, list, own }) => {
  const content = () => ({
    user_id: me.userID,
    time_slot,
    status: 'Planned',
    title: 'Veena',
    ...own,
  });

  it('is listed with its id as one that can be changed, and answered so', async () => {
    const answer = await add(kind, content());
    expect(answer).toEqual({ ...content(), id: expect.any(String), can_edit: true });
    expect(await listed(list)).toEqual([answer]);
  });

  it('is changed to what is sent, on whichever day that is, and answered so', async () => {
    const { id } = await add(kind, content());
    const kept = await add(kind, { ...content(), title: 'Kept' });
    const changed = { ...content(), title: ' Violin ', time_slot: '2026-03-19T10:00:00+05:30' };
    const response = await update(kind, id, changed);
    expect(response.status).toBe(200);
    const now = { ...changed, title: 'Violin', time_slot: '2026-03-19T04:30:00.000Z' };
    expect(await response.json()).toEqual({ ...now, id, can_edit: true });
    expect(await listed(list)).toEqual([{ ...now, id, can_edit: true }, kept]);
  });

  it('can be changed by its person alone, and only to what could be added', async () => {
    const { id } = await add(kind, content());
    const inTheirName = await update(kind, id, { ...content(), user_id: other.userID }, other);
    const unknown = await update(kind, gone, content());
    const noId = await update(kind, 'no-such-entry', content());
    const blank = await update(kind, id, { ...content(), title: ' ' });
    const far = await update(kind, id, { ...content(), time_slot: '2201-01-01T12:00:00.000Z' });
    const all = [inTheirName, unknown, noId, blank, far];
    expect(all.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400]);
    expect(await listed(list)).toMatchObject([content()]);
  });

  it('uses nothing of a quota when it is changed', async () => {
    const { id } = await add(kind, content());
    const quotas = { ...defaultQuotas, calendarEntries: { aDay: 1, inAll: 1 } };
    const body = JSON.stringify(content());
    const path = `/update-${kind}/${id}`;
    const response = await send(backend.another({ quotas }), 'POST', path, body, {
      bearer: me.token,
    });
    expect(response.status).toBe(200);
  });

  it('is gone once it is deleted, and deleting it again is a success', async () => {
    const { id } = await add(kind, content());
    const kept = await add(kind, { ...content(), title: 'Kept' });
    for (const _ of [1, 2]) expect((await remove(kind, id)).status).toBe(200);
    expect(await listed(list)).toEqual([kept]);
  });

  it('can be added again as it was after it was deleted', async () => {
    const { id } = await add(kind, content());
    await remove(kind, id);
    await add(kind, content());
    expect(await listed(list)).toMatchObject([content()]);
  });

  it('repeats under one request id add it once, use no further quota, and do not affect other people', async () => {
    const added = await add(kind, content(), 'first');
    expect(added).not.toHaveProperty('request_id');
    expect(await add(kind, content(), 'first')).toEqual(added);
    expect(await listed(list)).toEqual([added]);
    const quotas = { ...defaultQuotas, calendarEntries: { aDay: 1, inAll: 1 } };
    const app = backend.another({ quotas });
    const path = `/create-${kind}?request_id=`;
    const asked = (requestId: string) =>
      send(app, 'POST', `${path}${requestId}`, content(), { bearer: me.token });
    expect((await asked('first')).status).toBe(200);
    expect((await asked('second')).status).toBe(422);
    const theirs = { ...content(), user_id: other.userID };
    const response = await backend.post(`${path}first`, theirs, { bearer: other.token });
    expect((await response.json()).id).not.toBe(added.id);
  });

  it('is added beside another one that has the same request id: neither is lost, nor answered for the other', async () => {
    const first = await add(kind, content(), 'first');
    const second = await add(kind, { ...content(), title: 'Sitar' }, 'first');
    expect(second).toMatchObject({ title: 'Sitar' });
    expect(await listed(list)).toEqual(expect.arrayContaining([first, second]));
  });

  it('is added once by requests at the same moment', async () => {
    const adding = [1, 2, 3, 4].map(() => add(kind, content(), 'first'));
    const ids = (await Promise.all(adding)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await listed(list)).toHaveLength(1);
  });

  it('can be deleted by its person alone', async () => {
    const { id } = await add(kind, content());
    const inTheirName = await remove(kind, id, other);
    expect(inTheirName.status).toBe(404);
    expect(await inTheirName.json()).toEqual({ error: expect.stringContaining('no such entry') });
    expect(await listed(list)).toHaveLength(1);
  });

  it('deleting an id that never existed succeeds, and a malformed id is refused', async () => {
    expect((await remove(kind, gone)).status).toBe(200);
    expect((await remove(kind, 'no-such-entry')).status).toBe(404);
  });
});

it('Own entries: a task loses its notes when it is changed to have none', async () => {
  const body = { user_id: me.userID, time_slot, status: 'To do', title: 'Sweets' };
  const { id } = await add('task', { ...body, notes: 'Two kilos' });
  expect((await update('task', id, body)).status).toBe(200);
  expect(await listed('tasks')).toMatchObject([{ id, notes: null }]);
});

describe('Own entries: what was not added by hand', () => {
  it('an appointment of a booking has no id, and is not deleted', async () => {
    expect((await bookingAt(backend).bookSlots(me)).status).toBe(200);
    const ids = await backend.db.select({ id: appointments.id }).from(appointments);
    await expectFixed('appointment', 'appointments', ids);
  });

  it('a hosted event has no id, and is not deleted', async () => {
    await hostingAt(backend).create(me, eventData(), numbers(2));
    const ids = await backend.db.select({ id: calendarEvents.id }).from(calendarEvents);
    await expectFixed('event', 'events', ids);
  });
});

/** The one item of the list cannot be changed, even by a person who knows its id. */
async function expectFixed(kind: string, list: string, ids: { id: string }[]): Promise<void> {
  const [item, ...others] = await listed(list);
  expect(others).toEqual([]);
  expect(item).not.toHaveProperty('id');
  expect(item).not.toHaveProperty('can_edit');
  expect(ids).not.toEqual([]);
  const own = { service_provider: 'Me', invitees: 'Me' };
  const body = { user_id: me.userID, time_slot, status: 'Mine', title: 'Mine', ...own };
  for (const { id } of ids) {
    expect((await remove(kind, id)).status).toBe(404);
    expect((await update(kind, id, body)).status).toBe(404);
  }
  expect(await listed(list)).toEqual([item]);
}

async function add(kind: string, body: object, requestId?: string) {
  const path = requestId ? `/create-${kind}?request_id=${requestId}` : `/create-${kind}`;
  const response = await backend.post(path, body, { bearer: me.token });
  expect(response.status).toBe(200);
  return response.json();
}

function update(kind: string, id: string, body: object, { token }: Person = me) {
  return backend.post(`/update-${kind}/${id}`, body, { bearer: token });
}

function remove(kind: string, id: string, { userID, token }: Person = me) {
  return backend.post(`/delete-${kind}/${id}`, { user_id: userID }, { bearer: token });
}

async function listed(list: string) {
  const response = await backend.get(`/get-${list}/${me.userID}`, { bearer: me.token });
  return Object.values(v.parse(ByDay, await response.json())).flat();
}

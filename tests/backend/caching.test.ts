// @vitest-environment node
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { organisationMembers } from '../../backend/db/organisation-schema.ts';
import { appOrigin, send, setUpBackend } from './support/backend.ts';
import { bookingAt, hourFrom, room } from './support/booking.ts';
import { addOffer } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const lists = [
  '/services/category/Doctor',
  '/services?query=service',
  '/services?query=x&sort=soonest',
];
const resource = `/resource/${room}`;
const date = '2026-03-14';
const slots = `${resource}/slots?date=${date}`;
/** The first hour after the tests' clock, in Kurnool. */
const next = { start: '15:00', end: '16:00' };
const backend = setUpBackend();
const { confirm, bookSlots } = bookingAt(backend);
const [me, other] = setUpTwoPeople(backend);

beforeEach(() => addOffer(backend.db));

describe('Caching: the lists of services (§22.160)', () => {
  it.each(lists)('%s may be kept by any cache, which asks each time', async (path) => {
    const { headers } = await backend.get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('etag')).toMatch(/^W\/"[0-9a-f]{40}"$/);
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each(lists)('%s is not sent again while it is the same', async (path) => {
    const headers = { origin: appOrigin, 'if-none-match': await tagOf(path) };
    const response = await backend.get(path, { headers });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('a list is another one the moment a booking of its next free time is answered', async () => {
    const [path = ''] = lists;
    const before = await tagOf(path);
    expect(await nextSlot(path)).toBe('2026-03-14T09:30:00.000Z');
    expect((await confirm(other, { date, ...hourFrom(next.start) })).status).toBe(201);
    const response = await backend.get(path, { headers: { 'if-none-match': before } });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).not.toBe(before);
    expect(await nextSlot(path)).toBe('2026-03-14T10:30:00.000Z');
  });

  it.each(lists)('%s is the same for a visitor and a person, in each language', async (path) => {
    await confirm(me);
    const tag = await tagOf(path);
    expect(await tagOf(path, { bearer: me.token })).toBe(tag);
    expect(await tagOf(path, { bearer: other.token })).toBe(tag);
    expect(await tagOf(path, { headers: { 'accept-language': 'te' } })).toBe(tag);
  });

  it('the next page of a search is asked for as of now, also where the first one is the same', async () => {
    const path = '/services?query=doctor&limit=1';
    const first = await backend.get(path);
    backend.moveClock(1);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await backend.get(path, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('link')).toMatch(/rel="next"/);
    expect(again.headers.get('link')).not.toBe(first.headers.get('link'));
  });

  it.each([
    ['a refusal', '/services?query=x&cursor=x', 400],
    ['a failure', '/services/category/Doctor', 500],
  ])('%s is kept by no cache', async (_, path, status) => {
    const db = new Proxy(backend.db, { get: () => undefined });
    const response = await send(backend.another({ db }), 'GET', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });
});

describe('Caching: a resource and its times (§22.161)', () => {
  it.each([resource, slots])('%s is kept by the browser of a member alone', async (path) => {
    const { headers } = await backend.get(path, { bearer: me.token });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Authorization, Origin');
    const again = { bearer: me.token, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const response = await backend.get(path, again);
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('vary')).toBe('Authorization, Origin');
  });

  it('the times are others the moment another member’s booking is answered', async () => {
    const before = await tagOf(slots, { bearer: me.token });
    await bookSlots(other, [next], { date });
    const sent = { bearer: me.token, headers: { 'if-none-match': before } };
    const response = await backend.get(slots, sent);
    expect(response.status).toBe(200);
    expect((await response.json()).slots).toContainEqual({ ...next, available: false });
  });

  it('a former member and a session that has ended hear it, and not that nothing has changed', async () => {
    const headers = { 'if-none-match': await tagOf(slots, { bearer: me.token }) };
    const members = organisationMembers;
    await backend.db.delete(members).where(eq(members.userId, me.userID));
    const former = await backend.get(slots, { bearer: me.token, headers });
    await backend.post('/logout', {}, { bearer: me.token });
    const ended = await backend.get(slots, { bearer: me.token, headers });
    for (const [response, status] of [
      [former, 403],
      [ended, 401],
    ] as const) {
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

async function tagOf(path: string, sent = {}): Promise<string> {
  return (await backend.get(path, sent)).headers.get('etag') ?? '';
}

async function nextSlot(path: string): Promise<string> {
  const { services } = await (await backend.get(path)).json();
  return services.find((service: { service_id: string }) => service.service_id === 'alone')
    .next_slot;
}

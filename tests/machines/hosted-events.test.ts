import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { startFlow, toast } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'a/b', eventName: 'Garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { _id: 'holi', title: 'Holi', eventDateTime: '2026-03-09T05:00:00Z' };
const asked = [['getEvents', { userID: 'asha' }]];
const at = (event: HostedEvent) => Date.parse(event.eventDateTime);

function start(userID: string | null = 'asha') {
  return startFlow(hostedEventsMachine, (shell) => ({ shell, userID }));
}

function startLoading() {
  const list = start();
  list.send({ type: 'events.opened', now });
  list.news();
  return list;
}

async function startListing(events: HostedEvent[] = [garba, holi]) {
  const list = startLoading();
  await list.answer('getEvents', { outcome: 'listed', events });
  list.news();
  return list;
}

describe('the list of created events (specification, 2 and 8)', () => {
  it('is fetched when it is opened', () => {
    const list = start();
    expect(list.news()).toEqual({ at: 'closed' });
    list.send({ type: 'events.opened', now });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
    expect(list.context()).toMatchObject({ now, events: [] });
  });

  it('is nobody’s where nobody is signed in', () => {
    const list = start(null);
    list.send({ type: 'events.opened', now });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [toast('User not logged in.', 'failure')],
    });
  });

  it('can be empty', async () => {
    const list = startLoading();
    await list.answer('getEvents', { outcome: 'listed', events: [] });
    expect(list.news()).toEqual({ at: 'open.empty' });
  });

  it.each([
    ['of an expired session', { outcome: 'unauthorized' }, 'Session expired. Please log in again.'],
    ['that does not arrive', null, 'Failed to fetch events'],
  ])('%s is told of, and can be tried again', async (_, answer, text) => {
    const list = startLoading();
    if (answer) await list.answer('getEvents', answer);
    else await list.fail('getEvents');
    expect(list.news()).toEqual({ at: 'open.failed', told: [toast(text, 'failure')] });
    list.send({ type: 'events.retried' });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
  });

  it('that was closed shows nothing of before', async () => {
    const list = await startListing();
    list.send({ type: 'events.closed' });
    expect(list.news()).toEqual({ at: 'closed' });
    expect(list.context().events).toEqual([]);
  });
});

describe('an event of the list (specification, 4)', () => {
  it('that is to come leads to its page', async () => {
    const list = await startListing();
    list.send({ type: 'event.chosen', event: garba });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [{ type: 'route.requested', to: '/event/a%2Fb', state: garba }],
    });
  });

  it('that is over, or has no identifier, leads nowhere', async () => {
    const list = await startListing();
    expect(list.can({ type: 'event.chosen', event: holi })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null } })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null, _id: 'b' } })).toBe(true);
  });

  it('is over in the first millisecond after its own, and then the next is waited for', async () => {
    const later = { ...garba, id: 'later', eventDateTime: '2026-03-09T08:00:00Z' };
    const list = startLoading();
    await list.answer('getEvents', { outcome: 'listed', events: [later, garba, holi] });
    expect(list.news()).toEqual({
      at: 'open.listing.awaiting',
      asked: [['awaitInstant', { at: at(garba) + 1 }]],
    });
    await list.answer('awaitInstant', { now: at(garba) + 1 });
    expect(list.news()).toEqual({
      at: 'open.listing.awaiting',
      asked: [['awaitInstant', { at: at(later) + 1 }]],
    });
    expect(list.can({ type: 'event.chosen', event: garba })).toBe(false);
    await list.answer('awaitInstant', { now: at(later) + 1 });
    expect(list.news()).toEqual({ at: 'open.listing.over' });
  });

  it('stays as it is where its moment cannot be waited for', async () => {
    const list = await startListing();
    await list.fail('awaitInstant');
    expect(list.news()).toEqual({ at: 'open.listing.awaiting' });
  });

  it('is not waited for where all are over', async () => {
    const list = startLoading();
    await list.answer('getEvents', { outcome: 'listed', events: [holi] });
    expect(list.news()).toEqual({ at: 'open.listing.over' });
  });
});

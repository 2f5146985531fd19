import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { startFlow, toast } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'a/b', eventName: 'Garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { _id: 'holi', title: 'Holi', eventDateTime: '2026-03-09T05:00:00Z' };
const asked = [['getEvents', { userID: 'asha' }]];
const at = (event: HostedEvent) => Date.parse(event.eventDateTime ?? '');

function start(userID = 'asha') {
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

describe('Hosted events: the list', () => {
  it('is fetched when it is opened', () => {
    const list = start();
    expect(list.news()).toEqual({ at: 'closed' });
    list.send({ type: 'events.opened', now });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
    expect(list.context()).toMatchObject({ now, events: [] });
  });

  it('stays closed without a session, and says so', () => {
    const list = start('');
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
    [
      'refused for an expired session',
      { outcome: 'unauthorized' },
      'Session expired. Please log in again.',
    ],
    ['that does not arrive', null, 'Failed to fetch events'],
  ])('%s raises a toast, and can be tried again', async (_, answer, text) => {
    const list = startLoading();
    if (answer) await list.answer('getEvents', answer);
    else await list.fail('getEvents');
    expect(list.news()).toEqual({ at: 'open.failed', told: [toast(text, 'failure')] });
    list.send({ type: 'events.retried' });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
  });

  it('that is closed while it loads hears no late answer', () => {
    const list = startLoading();
    list.send({ type: 'events.closed' });
    expect(list.news()).toEqual({ at: 'closed' });
    expect(list.fakes.running()).toEqual([]);
  });

  it('is fetched anew each time it is opened, and shows nothing of before meanwhile', async () => {
    const list = await startListing();
    list.send({ type: 'events.closed' });
    expect(list.news()).toEqual({ at: 'closed' });
    list.send({ type: 'events.opened', now });
    expect(list.news()).toEqual({ at: 'open.loading', asked });
    expect(list.context().events).toEqual([]);
  });
});

describe('Hosted events: an event of the list', () => {
  it('leads to its page while it is to come', async () => {
    const list = await startListing();
    list.send({ type: 'event.chosen', event: garba });
    expect(list.news()).toEqual({
      at: 'closed',
      told: [
        { type: 'route.requested', to: '/event/a%2Fb', state: { ...garba, handedTo: 'asha' } },
      ],
    });
  });

  it('leads nowhere when it is over or has no identifier', async () => {
    const list = await startListing();
    expect(list.can({ type: 'event.chosen', event: holi })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null } })).toBe(false);
    expect(list.can({ type: 'event.chosen', event: { ...garba, id: null, _id: 'b' } })).toBe(true);
  });

  it('is over a millisecond after its time, and the list then waits for the next', async () => {
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

  it('stays as it is when the clock breaks down', async () => {
    const list = await startListing();
    await list.fail('awaitInstant');
    expect(list.news()).toEqual({ at: 'open.listing.awaiting' });
  });

  it('starts no clock when all are over', async () => {
    const list = startLoading();
    await list.answer('getEvents', { outcome: 'listed', events: [holi] });
    expect(list.news()).toEqual({ at: 'open.listing.over' });
  });
});

import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { eventPageMachine } from '../../src/machines/event-page.ts';
import { startFlow, toast } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { id: 'holi', eventDateTime: '2026-03-09T05:00:00Z' };
const asked = [['getEvents', { userID: 'asha' }]];
const clock = ['awaitInstant', { at: Date.parse('2026-03-09T07:00:00Z') + 1 }];
const fresh = 'shown.answers.fresh + shown.clock.active';

function start(handed: HostedEvent | null = null, id = 'garba') {
  const input = { userID: 'asha', id, handed, now };
  return startFlow(eventPageMachine, (shell) => ({ ...input, shell }));
}

async function startFresh() {
  const page = start(garba);
  await page.answer('getEvents', { outcome: 'listed', events: [garba] });
  page.news();
  return page;
}

describe('the page of an event that came without it', () => {
  it('looks for it among those of the host', async () => {
    const page = start();
    expect(page.news()).toEqual({ at: 'loading', asked });
    await page.answer('getEvents', { outcome: 'listed', events: [holi, garba] });
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
    expect(page.context().event).toEqual(garba);
    expect(page.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
  });

  it('says so where the host has no such event', async () => {
    const page = start();
    page.news();
    await page.answer('getEvents', { outcome: 'listed', events: [holi] });
    expect(page.news()).toEqual({ at: 'missing' });
  });

  it.each([
    ['the session is over', { outcome: 'unauthorized' }, 'Session expired. Please log in again.'],
    ['no answer comes', null, 'Failed to fetch events'],
  ])('can be tried again where %s', async (_, answer, text) => {
    const page = start();
    page.news();
    if (answer) await page.answer('getEvents', answer);
    else await page.fail('getEvents');
    expect(page.news()).toEqual({ at: 'failed', told: [toast(text, 'failure')] });
    page.send({ type: 'event.retried' });
    expect(page.news()).toEqual({ at: 'loading', asked });
  });
});

describe('the page of an event that came along', () => {
  it('shows it at once, and asks for newer answers', async () => {
    const page = start(garba);
    expect(page.news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.active',
      asked: [...asked, clock],
    });
    const invitees = [{ mobile_number: '+919876543210', response_status: 'accepted' }];
    await page.answer('getEvents', { outcome: 'listed', events: [{ ...garba, invitees }] });
    expect(page.news().at).toBe(fresh);
    expect(page.context().event).toEqual({ ...garba, invitees });
  });

  it.each([
    ['is not among them any more', { outcome: 'listed', events: [holi] }],
    ['is asked for with an expired session', { outcome: 'unauthorized' }],
    ['is asked for in vain', null],
  ])('stays as it is where it %s', async (_, answer) => {
    const page = start(garba);
    page.news();
    if (answer) await page.answer('getEvents', answer);
    else await page.fail('getEvents');
    expect(page.news()).toEqual({ at: fresh });
    expect(page.context().event).toEqual(garba);
  });

  it('asks again when it is looked at, or when the person wants it', async () => {
    for (const type of ['page.shown', 'event.refreshed'] as const) {
      const page = await startFresh();
      page.send({ type });
      expect(page.news()).toEqual({ at: 'shown.answers.refreshing + shown.clock.active', asked });
    }
  });
});

describe('the clock of an event (specification, 4)', () => {
  it('says the millisecond after its own that it is over', async () => {
    const page = await startFresh();
    await page.answer('awaitInstant', { now: Date.parse('2026-03-09T07:00:00Z') + 1 });
    expect(page.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
  });

  it('that rang too early is asked again', async () => {
    const page = await startFresh();
    await page.answer('awaitInstant', { now: Date.parse('2026-03-09T07:00:00Z') });
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
  });

  it('that breaks down leaves the page as it is', async () => {
    const page = await startFresh();
    await page.fail('awaitInstant');
    expect(page.news()).toEqual({ at: fresh });
  });

  it('that shows it is over already is not waited for', () => {
    expect(start(holi, 'holi').news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.completed',
      asked,
    });
  });

  it('goes by the time that the service says', async () => {
    const page = start({ ...garba, eventDateTime: holi.eventDateTime });
    page.news();
    await page.answer('getEvents', { outcome: 'listed', events: [garba] });
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
  });
});

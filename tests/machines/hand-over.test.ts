import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { handOverMachine } from '../../src/machines/hand-over.ts';
import { startFlow, toast } from './harness.ts';

const path = '/event/garba';
const garba: HostedEvent = {
  id: 'garba',
  eventName: 'Garba',
  eventDateTime: '2026-03-09T13:30:00Z',
  venue: 'Town hall',
};
const zone = 'Asia/Kolkata';
const notMade = toast('The calendar file could not be made.', 'failure');

function start(event = garba) {
  return startFlow(handOverMachine, (shell) => ({ shell, event, path }));
}

describe('an event for the person’s own calendar', () => {
  it('is a file with its wall time in the person’s zone', async () => {
    const handOver = start();
    expect(handOver.news()).toEqual({ at: 'offering' });
    handOver.send({ type: 'calendarFile.requested', zone });
    const slots = [{ start: '19:00', end: '20:00' }];
    const place = { description: null, location: 'Town hall' };
    const entry = { title: 'Garba', ...place, date: '2026-03-09', slots, zone };
    expect(handOver.news()).toEqual({
      at: 'savingFile (busy)',
      asked: [['saveCalendarFile', { entry }]],
    });
    await handOver.answer('saveCalendarFile');
    expect(handOver.news()).toEqual({ at: 'offering' });
  });

  it('that cannot be made is told of', async () => {
    const handOver = start();
    handOver.send({ type: 'calendarFile.requested', zone });
    handOver.news();
    await handOver.fail('saveCalendarFile');
    expect(handOver.news()).toEqual({ at: 'offering', told: [notMade] });
  });

  it('whose date cannot be read is told of at once', () => {
    const handOver = start({ ...garba, eventDateTime: 'some day' });
    handOver.send({ type: 'calendarFile.requested', zone });
    expect(handOver.news()).toEqual({ at: 'offering', told: [notMade] });
  });
});

describe('the link to an event', () => {
  it.each([
    ['shared', undefined],
    ['cancelled', undefined],
    ['copied', [toast('Link copied.', 'success')]],
  ])('that was %s', async (outcome, told) => {
    const handOver = start();
    handOver.send({ type: 'share.requested' });
    expect(handOver.news()).toEqual({
      at: 'sharing (busy)',
      asked: [['shareLink', { title: 'Garba', path }]],
    });
    await handOver.answer('shareLink', { outcome });
    expect(handOver.news()).toEqual({ at: 'offering', ...(told ? { told } : {}) });
  });

  it('that cannot be shared is told of', async () => {
    const handOver = start();
    handOver.send({ type: 'share.requested' });
    handOver.news();
    await handOver.fail('shareLink');
    expect(handOver.news()).toEqual({
      at: 'offering',
      told: [toast('The link could not be shared.', 'failure')],
    });
  });
});

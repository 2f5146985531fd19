import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { handOverMachine } from '../../src/machines/hand-over.ts';
import { startFlow, toast } from './harness.ts';

const path = '/event/garba';
const event: HostedEvent = {
  id: 'garba',
  eventName: 'Garba',
  eventDateTime: '2026-03-09T13:30:00Z',
  venue: 'Town hall',
};
const zone = 'Asia/Kolkata';
const sentence = 'You are invited.';

function start() {
  return startFlow(handOverMachine, (shell) => ({ shell, event, path, sentence, zone }), [
    'calendarFile',
  ]);
}

describe('Hand-over of an event', () => {
  it('Hand-over: the calendar file has the event’s wall time in the person’s zone', () => {
    const handOver = start();
    expect(handOver.news()).toEqual({ at: 'offering' });
    const entry = {
      kind: 'event',
      ids: ['garba'],
      title: 'Garba',
      description: null,
      location: 'Town hall',
      date: '2026-03-09',
      slots: [{ start: '19:00', end: '20:00' }],
      zone,
    };
    const { shell } = handOver.context();
    expect(handOver.fakes.listening).toEqual([{ actor: 'calendarFile', input: { shell, entry } }]);
  });

  it('Hand-over: the link can be shared although the calendar file breaks down', () => {
    const handOver = start();
    handOver.fakes.reject('calendarFile', new Error('broken'));
    handOver.send({ type: 'share.requested', way: 'sheet' });
    expect(handOver.news().at).toBe('sharing (busy)');
  });

  it.each([
    ['a toast says that a link was copied', 'copied', { told: [toast('Link copied.', 'success')] }],
    ['a link that was shared raises no toast', 'shared', {}],
    ['sharing that was cancelled raises no toast', 'cancelled', {}],
  ])('Hand-over: %s', async (_, outcome, said) => {
    const handOver = start();
    for (const _ of [1, 2]) handOver.send({ type: 'share.requested', way: 'sheet' });
    expect(handOver.news()).toEqual({
      at: 'sharing (busy)',
      asked: [['shareLink', { way: 'sheet', title: 'Garba', text: sentence, path }]],
    });
    await handOver.answer('shareLink', { outcome });
    expect(handOver.news()).toEqual({ at: 'offering', ...said });
  });

  it('Hand-over: a toast says that the link could not be shared', async () => {
    const handOver = start();
    handOver.send({ type: 'share.requested', way: 'sheet' });
    handOver.news();
    await handOver.fail('shareLink');
    expect(handOver.news()).toEqual({
      at: 'offering',
      told: [toast('The link could not be shared.', 'failure')],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { handOverMachine } from '../../src/machines/hand-over.ts';
import { startFlow, toast } from './harness.ts';

const page = {
  way: 'sheet',
  title: 'Garba',
  text: 'You are invited.',
  path: '/event/garba',
} as const;

function start() {
  return startFlow(handOverMachine, (shell) => ({ shell }));
}

describe('Hand-over of an event', () => {
  it.each([
    ['a toast says that a link was copied', 'copied', { told: [toast('Link copied.', 'success')] }],
    ['a link that was shared raises no toast', 'shared', {}],
    ['sharing that was cancelled raises no toast', 'cancelled', {}],
  ])('Hand-over: %s', async (_, outcome, said) => {
    const handOver = start();
    for (const _ of [1, 2]) handOver.send({ type: 'share.requested', page });
    expect(handOver.news()).toEqual({
      at: 'sharing (busy)',
      asked: [['shareLink', page]],
    });
    await handOver.answer('shareLink', { outcome });
    expect(handOver.news()).toEqual({ at: 'offering', ...said });
  });

  it('Hand-over: a toast says that the link could not be shared', async () => {
    const handOver = start();
    handOver.send({ type: 'share.requested', page });
    handOver.news();
    await handOver.fail('shareLink');
    expect(handOver.news()).toEqual({
      at: 'offering',
      told: [toast('The link could not be shared.', 'failure')],
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Toast } from '../../src/machines/kit/shell.ts';
import { noticesMachine } from '../../src/machines/notices.ts';
import { startFlow } from './harness.ts';

const first: Toast = { text: 'first', tone: 'info' };
const second: Toast = { text: 'second', tone: 'failure', title: 'Oh' };

function start() {
  const notices = startFlow(noticesMachine, () => undefined);
  return {
    ...notices,
    raise: (...toasts: Toast[]) => {
      for (const toast of toasts) notices.send({ type: 'toast.raised', toast });
    },
    at: () => notices.news().at,
    shown: () => notices.context().toasts,
  };
}

describe('toasts', () => {
  it('are shown as they were raised, and are gone after six seconds', () => {
    const { at, raise, shown, wait } = start();
    expect(at()).toBe('alerts.none + toasts.quiet');
    raise(first, second);
    expect(at()).toBe('alerts.none + toasts.showing');
    expect(shown()).toEqual([
      { ...first, id: '0' },
      { ...second, id: '1' },
    ]);
    wait(5_999);
    expect(shown()).toHaveLength(2);
    wait(1);
    expect(shown()).toEqual([]);
    expect(at()).toBe('alerts.none + toasts.quiet');
  });

  it('that are dismissed go one by one, and leave it quiet', () => {
    const { at, raise, send, shown } = start();
    raise(first, second);
    send({ type: 'toast.dismissed', id: '0' });
    expect(shown()).toEqual([{ ...second, id: '1' }]);
    expect(at()).toBe('alerts.none + toasts.showing');
    raise(first);
    expect(shown()).toEqual([
      { ...second, id: '1' },
      { ...first, id: '0' },
    ]);
    send({ type: 'toast.dismissed', id: '0' });
    send({ type: 'toast.dismissed', id: '1' });
    expect(at()).toBe('alerts.none + toasts.quiet');
  });

  it('stay while they are held, also those that come meanwhile', () => {
    const { at, raise, send, shown, wait } = start();
    raise(first);
    send({ type: 'toasts.held' });
    expect(at()).toBe('alerts.none + toasts.held');
    raise(second);
    wait(60_000);
    expect(shown()).toHaveLength(2);
    send({ type: 'toasts.released' });
    expect(at()).toBe('alerts.none + toasts.showing');
  });

  it('go away by themselves again once one of the held was dismissed', () => {
    const { at, raise, send, shown, wait } = start();
    raise(first, second);
    send({ type: 'toasts.held' });
    send({ type: 'toast.dismissed', id: '0' });
    expect(at()).toBe('alerts.none + toasts.showing');
    expect(shown()).toEqual([{ ...second, id: '1' }]);
    wait(6_000);
    expect(shown()).toEqual([]);
  });

  it('of different texts and without a topic stand beside one another', () => {
    const { raise, shown } = start();
    raise(first, second);
    expect(shown().map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('of one topic leave those of another as they are', () => {
    const { raise, shown } = start();
    raise({ ...first, topic: 'code' }, second, { ...first, text: 'third', topic: 'place' });
    expect(shown().map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  });
});

describe('alerts', () => {
  const alert = { title: 'Success!', message: 'Read me.' };

  it('wait for their OK, one after the other', () => {
    const { at, context, send } = start();
    send({ type: 'alert.raised', alert });
    send({ type: 'alert.raised', alert: { ...alert, title: 'Error' } });
    expect(at()).toBe('alerts.open + toasts.quiet');
    send({ type: 'alert.dismissed' });
    expect(context().alerts).toEqual([{ ...alert, title: 'Error' }]);
    expect(at()).toBe('alerts.open + toasts.quiet');
    send({ type: 'alert.dismissed' });
    expect(at()).toBe('alerts.none + toasts.quiet');
    expect(context().alerts).toEqual([]);
  });
});

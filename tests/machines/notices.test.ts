import { expect, it } from 'vitest';
import type { Toast } from '../../src/machines/kit/shell.ts';
import { noticesMachine } from '../../src/machines/notices.ts';
import { startFlow } from './harness.ts';

const first: Toast = { text: 'first', tone: 'info' };
const second: Toast = { text: 'second', tone: 'failure', title: 'Oh' };
const alert = { title: 'Success!', message: 'Read me.' };

function start() {
  const notices = startFlow(noticesMachine, (owner) => ({ owner }));
  return {
    ...notices,
    raise: (...toasts: Toast[]) => {
      for (const toast of toasts) notices.send({ type: 'toast.raised', toast });
    },
    at: () => notices.news().at,
    shown: () => notices.context().toasts,
    textsShown: () => notices.context().toasts.map(({ text }) => text),
  };
}

it('Notices: toasts are shown as they were raised, and disappear six seconds later', () => {
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

it('Notices: a new toast gives all toasts another six seconds', () => {
  const { raise, textsShown, wait } = start();
  raise(first);
  wait(5_900);
  raise(second);
  wait(5_900);
  expect(textsShown()).toEqual(['first', 'second']);
  wait(100);
  expect(textsShown()).toEqual([]);
});

it('Notices: dismissing toasts removes them one by one', () => {
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

it('Notices: the toasts of a topic go when their reason is gone, also those that are held, and the others stay', () => {
  const { at, raise, send, textsShown } = start();
  raise({ ...first, topic: 'slots' }, second);
  send({ type: 'toasts.held' });
  send({ type: 'toast.withdrawn', topic: 'slots' });
  expect(textsShown()).toEqual(['second']);
  expect(at()).toBe('alerts.none + toasts.held');
  raise({ ...second, topic: 'code' });
  send({ type: 'toast.withdrawn', topic: 'code' });
  expect(at()).toBe('alerts.none + toasts.quiet');
});

it('Notices: toasts stay while they are held, and for six seconds after', () => {
  const { at, raise, send, textsShown, wait } = start();
  raise(first);
  send({ type: 'toasts.held' });
  expect(at()).toBe('alerts.none + toasts.held');
  raise(second);
  wait(60_000);
  expect(textsShown()).toEqual(['first', 'second']);
  send({ type: 'toasts.released' });
  expect(at()).toBe('alerts.none + toasts.showing');
  wait(5_999);
  expect(textsShown()).toEqual(['first', 'second']);
  wait(1);
  expect(textsShown()).toEqual([]);
});

it('Notices: dismissing a held toast lets the others disappear by themselves again', () => {
  const { at, raise, send, shown, wait } = start();
  raise(first, second);
  send({ type: 'toasts.held' });
  send({ type: 'toast.dismissed', id: '0' });
  expect(at()).toBe('alerts.none + toasts.showing');
  expect(shown()).toEqual([{ ...second, id: '1' }]);
  wait(6_000);
  expect(shown()).toEqual([]);
});

it('Notices: a toast with the text of an earlier one replaces it', () => {
  const { raise, textsShown } = start();
  raise(first, second, first);
  expect(textsShown()).toEqual(['second', 'first']);
});

it('Notices: a toast replaces the earlier one of its topic, and no toast of another topic', () => {
  const { raise, textsShown } = start();
  raise({ ...first, topic: 'code' }, second, { ...first, text: 'third', topic: 'place' });
  expect(textsShown()).toEqual(['first', 'second', 'third']);
  raise({ ...first, text: 'fourth', topic: 'code' });
  expect(textsShown()).toEqual(['second', 'third', 'fourth']);
});

it('Notices: a toast that replaces the only other one stands alone', () => {
  const { raise, textsShown } = start();
  raise({ ...first, topic: 'code' }, { ...second, topic: 'code' });
  expect(textsShown()).toEqual(['second']);
});

const again = { type: 'route.requested', to: '/home' } as const;
const deleted: Toast = { ...first, action: { label: 'Undo', event: again } };

it('Notices: a toast with a button stays twelve seconds, and tells the shell once when it is pressed', () => {
  const { news, raise, send, textsShown, wait } = start();
  raise(deleted);
  wait(11_999);
  expect(textsShown()).toEqual(['first']);
  news();
  for (const _ of [1, 2]) send({ type: 'toast.acted', id: '0' });
  expect(news()).toEqual({ at: 'alerts.none + toasts.quiet', told: [again] });
  raise(deleted);
  wait(12_000);
  expect(textsShown()).toEqual([]);
  expect(news()).toEqual({ at: 'alerts.none + toasts.quiet' });
});

it('Notices: a toast with a button keeps the toasts beside it for twelve seconds too', () => {
  const { raise, textsShown, wait } = start();
  raise(deleted, second);
  wait(11_999);
  expect(textsShown()).toEqual(['first', 'second']);
  wait(1);
  expect(textsShown()).toEqual([]);
});

it('Notices: a press does only what its own toast offers', () => {
  const { news, raise, send, textsShown } = start();
  raise(deleted, second);
  news();
  send({ type: 'toast.acted', id: '1' });
  expect(news()).toEqual({ at: 'alerts.none + toasts.showing' });
  expect(textsShown()).toEqual(['first']);
});

it('Notices: a held toast with a button gives way once that is pressed', () => {
  const { news, raise, send, textsShown } = start();
  raise(deleted, second);
  send({ type: 'toasts.held' });
  send({ type: 'toast.acted', id: '0' });
  expect(news()).toEqual({ at: 'alerts.none + toasts.showing', told: [again] });
  expect(textsShown()).toEqual(['second']);
});

it('Notices: toasts with a button stay beside others of the same words', () => {
  const { raise, textsShown } = start();
  raise(deleted, deleted);
  expect(textsShown()).toEqual(['first', 'first']);
});

it('Notices: at most three toasts are shown, and the oldest gives way, one with a button last', () => {
  const { raise, textsShown } = start();
  raise(...['first', 'second', 'third', 'fourth'].map((text) => ({ ...first, text })));
  expect(textsShown()).toEqual(['second', 'third', 'fourth']);
  raise({ ...deleted, text: 'Undo 1' }, { ...first, text: 'fifth' }, { ...first, text: 'sixth' });
  raise({ ...first, text: 'seventh' });
  expect(textsShown()).toEqual(['Undo 1', 'sixth', 'seventh']);
  raise({ ...deleted, text: 'Undo 2' }, { ...deleted, text: 'Undo 3' }, deleted);
  expect(textsShown()).toEqual(['Undo 2', 'Undo 3', 'first']);
});

it('Notices: no two of many toasts have the same identity', () => {
  const { raise, shown } = start();
  raise(...Array.from({ length: 50 }, (_, index) => ({ ...first, text: `toast ${index}` })));
  const ids = shown().map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('Notices: toasts and alerts disappear with the person they were said to', () => {
  const { at, raise, send, textsShown } = start();
  raise(first, second);
  send({ type: 'toasts.held' });
  send({ type: 'alert.raised', alert });
  send({ type: 'alert.raised', alert });
  send({ type: 'person.left' });
  expect(at()).toBe('alerts.none + toasts.quiet');
  expect(textsShown()).toEqual([]);
});

it('Notices: alerts wait for their OK, one after the other', () => {
  const { at, context, send } = start();
  send({ type: 'alert.raised', alert });
  send({ type: 'alert.raised', alert: { ...alert, title: 'Error' } });
  expect(at()).toBe('alerts.open + toasts.quiet');
  expect(context().alerts).toEqual([alert, { ...alert, title: 'Error' }]);
  send({ type: 'alert.dismissed' });
  expect(context().alerts).toEqual([{ ...alert, title: 'Error' }]);
  expect(at()).toBe('alerts.open + toasts.quiet');
  send({ type: 'alert.dismissed' });
  expect(at()).toBe('alerts.none + toasts.quiet');
  expect(context().alerts).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Toast } from '../../src/machines/kit/shell.ts';
import { startShell } from './shell-under-test.ts';

function raise(texts: readonly string[]) {
  const shell = startShell();
  const say = (text: string, more: Partial<Toast> = {}) =>
    shell.app.send({ type: 'toast.raised', toast: { text, tone: 'info', ...more } });
  for (const text of texts) say(text);
  const { notices } = shell.app.getSnapshot().children;
  if (!notices) throw new Error('The shell has no notices.');
  const shown = () => shell.notices().context.toasts.map(({ text }) => text);
  return { ...shell, say, shown, send: notices.send.bind(notices) };
}

test('the same text is not shown twice: it comes anew', () => {
  const { shown } = raise(['first', 'second', 'first']);
  expect(shown()).toEqual(['second', 'first']);
});

test('what is said of a topic replaces what was said of it before', () => {
  const { say, shown } = raise(['other']);
  say('Sending OTP...', { topic: 'code' });
  say('OTP sent!', { topic: 'code' });
  expect(shown()).toEqual(['other', 'OTP sent!']);
});

test('at most three are shown; the oldest gives way', () => {
  const { shown } = raise(['first', 'second', 'third', 'fourth']);
  expect(shown()).toEqual(['second', 'third', 'fourth']);
});

test('a toast is shown for six seconds, and one that came last is not cut short', () => {
  const { say, shown, clock } = raise(['first']);
  clock.increment(5_900);
  say('second');
  clock.increment(5_900);
  expect(shown()).toContain('second');
  clock.increment(100);
  expect(shown()).toEqual([]);
});

test('none goes away while it is reached for', () => {
  const { send, shown, clock } = raise(['first']);
  send({ type: 'toasts.held' });
  clock.increment(60_000);
  expect(shown()).toEqual(['first']);
  send({ type: 'toasts.released' });
  clock.increment(5_999);
  expect(shown()).toEqual(['first']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('many toasts never make two with one identity', () => {
  const { notices } = raise(Array.from({ length: 50 }, (_, index) => `toast ${index}`));
  const ids = notices().context.toasts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('alerts wait for one another, in the order they came', () => {
  const { app, notices, send } = raise([]);
  for (const title of ['Success!', 'Error']) {
    app.send({ type: 'alert.raised', alert: { title, message: 'Read me.' } });
  }
  expect(notices().context.alerts[0]?.title).toBe('Success!');
  send({ type: 'alert.dismissed' });
  expect(notices().context.alerts[0]?.title).toBe('Error');
  send({ type: 'alert.dismissed' });
  expect(notices().matches({ alerts: 'none' })).toBe(true);
});

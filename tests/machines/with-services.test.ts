import { expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { withServices } from '../../src/machines/kit/with-services.ts';

const inner = setup({
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error('ask must be provided'))) },
}).createMachine({
  initial: 'asking',
  states: { asking: { invoke: { src: 'ask', onDone: 'done' } }, done: { type: 'final' } },
});

const outer = setup({ actors: { inner } }).createMachine({
  initial: 'waiting',
  states: { waiting: { invoke: { src: 'inner', onDone: 'done' } }, done: { type: 'final' } },
});

test('Services: a service reaches a machine inside a machine by its name', async () => {
  const ask = fromPromise(() => Promise.resolve('answer'));
  const actor = createActor(withServices(outer, { ask })).start();
  await new Promise((resolve) => setImmediate(resolve));
  expect(actor.getSnapshot().value).toBe('done');
});

test('Services: a port without a service fails with its name', async () => {
  const failures: unknown[] = [];
  const actor = createActor(withServices(outer, {}));
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toEqual([new Error('ask must be provided')]);
});

test('Services: the original machine stays as it was', () => {
  const provided = withServices(outer, { inner: fromPromise(() => Promise.resolve()) });
  expect(provided.implementations.actors.inner).not.toBe(inner);
  expect(outer.implementations.actors.inner).toBe(inner);
});

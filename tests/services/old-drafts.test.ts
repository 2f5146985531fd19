import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrafts } from '../../src/services/drafts.ts';
import { dropOldDrafts } from '../../src/services/old-drafts.ts';
import { memory } from '../world/storage.ts';

const Text = v.object({ text: v.string() });
const asha = { userID: 'asha' };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-09T06:00:00Z') }));

afterEach(() => vi.useRealTimers());

it('§22.233 a draft that did not change for 90 days is dropped, and nothing of it stays', () => {
  const store = memory();
  save(store, 'rsvp.event.e1', 'Two of us');
  visitAfter(store, 0);
  visitAfter(store, 89);
  expect(typed(store, 'rsvp.event.e1')).toBe('Two of us');
  visitAfter(store, 1);
  expect(store.keys()).toEqual([]);
});

it('§22.233 a draft that is typed on begins its 90 days anew, and others do not', () => {
  const store = memory();
  save(store, 'event', 'Holi');
  save(store, 'rsvp.event.e1', 'Two of us');
  visitAfter(store, 0);
  visitAfter(store, 60);
  save(store, 'event', 'Holi at home');
  visitAfter(store, 30);
  expect(typed(store, 'event')).toBe('Holi at home');
  expect(typed(store, 'rsvp.event.e1')).toBeUndefined();
  visitAfter(store, 89);
  expect(typed(store, 'event')).toBe('Holi at home');
  visitAfter(store, 1);
  expect(typed(store, 'event')).toBeUndefined();
});

it('§22.233 what is known of a draft’s age goes with the draft, and with its person', () => {
  const store = memory();
  store.setItem('timewell.session', 'kept');
  save(store, 'event', 'Holi');
  save(store, 'rsvp.event.e1', 'Two of us');
  visitAfter(store, 0);
  const drafts = createDrafts(store, memory());
  drafts.load(asha, 'event', Text);
  drafts.drop(asha, 'event');
  visitAfter(store, 1);
  expect(store.keys().filter((key) => key.includes('.asha.event'))).toEqual([]);
  drafts.dropUser('asha');
  expect(store.keys()).toEqual(['timewell.session']);
});

function save(store: ReturnType<typeof memory>, flow: string, text: string): void {
  createDrafts(store, memory()).save(asha, flow, { text });
}

function typed(store: ReturnType<typeof memory>, flow: string): string | undefined {
  return createDrafts(store, memory()).load(asha, flow, Text)?.text;
}

function visitAfter(store: ReturnType<typeof memory>, days: number): void {
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1_000);
  dropOldDrafts(store);
}

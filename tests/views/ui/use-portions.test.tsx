import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyList, extended, listOf, type PagedList } from '#domain/paged-list.ts';
import { usePortions } from '../../../src/views/ui/use-portions.ts';

interface Item {
  id: string;
}

const idOf = ({ id }: Item) => id;

function items(from: number, to: number): Item[] {
  return Array.from({ length: to - from }, (_, place) => ({ id: `${from + place}` }));
}

function show(list: PagedList<Item>, options: { least?: number; of?: string } = {}) {
  const onMore = vi.fn<() => void>();
  const hook = renderHook(
    (given: { list: PagedList<Item>; of?: string }) =>
      usePortions(given.list, { ...options, onMore, ...(given.of && { of: given.of }) }),
    { initialProps: { list } },
  );
  return {
    onMore,
    count: () => hook.result.current.shown.items.length,
    hasMore: () => hook.result.current.shown.next !== null,
    told: () => [hook.result.current.shown.added, hook.result.current.added?.id],
    press: () => act(() => hook.result.current.onMore()),
    give: (next: PagedList<Item>, of?: string) => hook.rerender({ list: next, ...(of && { of }) }),
  };
}

it('Long lists: an answer of any length is shown in portions of 60, and the service is asked for nothing (§22.260)', () => {
  const list = show(listOf({ items: items(0, 150), next: null }, idOf));
  expect([list.count(), list.hasMore(), ...list.told()]).toEqual([60, true, null, undefined]);
  list.press();
  expect([list.count(), list.hasMore(), ...list.told()]).toEqual([120, true, 60, '60']);
  list.press();
  expect([list.count(), list.hasMore(), ...list.told()]).toEqual([150, false, 30, '120']);
  expect(list.onMore).not.toHaveBeenCalled();
});

it('Long lists: a list that comes in pages is asked for the next one once all that has come is shown (§22.260)', () => {
  const first = listOf({ items: items(0, 50), next: '2' }, idOf);
  const list = show(first);
  expect([list.count(), list.hasMore()]).toEqual([50, true]);
  list.press();
  expect(list.onMore).toHaveBeenCalledOnce();
  const both = extended(first, { items: items(50, 100), next: '3' }, idOf);
  list.give(both);
  expect([list.count(), list.hasMore(), ...list.told()]).toEqual([100, true, 50, '50']);
  list.press();
  expect(list.onMore).toHaveBeenCalledTimes(2);
  // A page of another service may be long itself.
  list.give(extended(both, { items: items(100, 300), next: '4' }, idOf));
  expect([list.count(), list.hasMore(), ...list.told()]).toEqual([160, true, 60, '100']);
  list.press();
  expect([list.count(), ...list.told()]).toEqual([220, 60, '160']);
  expect(list.onMore).toHaveBeenCalledTimes(2);
});

it('Long lists: a refresh leaves a list as long as it is, and another list begins with its first portion (§22.260)', () => {
  const whole = listOf({ items: items(0, 150), next: null }, idOf);
  const list = show(whole);
  list.press();
  list.give({ ...whole });
  expect(list.count()).toBe(120);
  list.give(whole, 'other');
  expect([list.count(), ...list.told()]).toEqual([60, null, undefined]);
  list.give(emptyList, 'other');
  expect([list.count(), list.hasMore()]).toEqual([0, false]);
});

it('Long lists: a person who comes back finds as many items as they had unfolded (§22.201)', () => {
  const list = show(listOf({ items: items(0, 500), next: null }, idOf), { least: 180 });
  expect(list.count()).toBe(180);
});

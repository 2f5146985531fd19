import { expect, it } from 'vitest';
import type { OwnItem } from '#domain/calendar.ts';
import { type EntryAction, isSameAction } from '#domain/entry-action.ts';

const item: OwnItem = {
  id: 'walk',
  can_edit: true,
  title: 'Walk',
  time_slot: '2026-03-10T06:00:00Z',
};
const action: EntryAction = {
  what: 'delete',
  kind: 'task',
  userID: 'asha',
  day: '2026-03-10',
  item,
};

it('Calendar: deleting an entry that has been edited meanwhile is the same action', () => {
  expect(isSameAction(action, { ...action, item: { ...item, title: 'Long walk' } })).toBe(true);
});

it.each<[string, EntryAction]>([
  ['restoring it', { ...action, what: 'restore' }],
  ['deleting an entry of another kind', { ...action, kind: 'event' }],
  ['deleting another entry', { ...action, item: { ...item, id: 'run' } }],
])('Calendar: deleting an entry is not the same action as %s', (_, other) => {
  expect(isSameAction(action, other)).toBe(false);
});

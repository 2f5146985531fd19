import { describe, expect, it } from 'vitest';
import type { OwnItem } from '#domain/calendar.ts';
import type { EntryAction } from '#domain/entry-action.ts';
import { entryActionsMachine } from '../../src/machines/entry-actions.ts';
import { calendarChanged } from '../../src/machines/kit/shell.ts';
import { startFlow } from './harness.ts';

const rent = task('rent', 'Pay the rent');
const colours = task('colours', 'Buy colours');
const day = '2026-03-09';
const deleteOf = (item: OwnItem) => requested('delete', item);
const restoreOf = (item: OwnItem) => requested('restore', item);
const deletion = ({ id }: OwnItem) => ['deleteCalendarItem', { kind: 'task', userID: 'asha', id }];
const restoration = (item: OwnItem) => [
  'restoreCalendarItem',
  { kind: 'task', userID: 'asha', item },
];

function task(id: string, title: string): OwnItem {
  return { id, can_edit: true, title, time_slot: '2026-03-09T04:00:00Z', status: 'To do' };
}

function requested(what: 'delete' | 'restore', item: OwnItem) {
  const action: EntryAction = { what, userID: 'asha', kind: 'task', item, day };
  return { type: 'entryAction.requested', action } as const;
}

const removed = ({ id }: OwnItem) => ({
  type: 'entry.changed',
  change: { type: 'item.removed', kind: 'task', id },
});

const deletedToast = (item: OwnItem) => ({
  type: 'toast.raised',
  toast: {
    text: `“${item.title}” was deleted.`,
    tone: 'info',
    action: { label: 'Undo', event: restoreOf(item) },
  },
});

function start() {
  return startFlow(entryActionsMachine, (shell) => ({ shell }));
}

describe('Entry actions: deleting', () => {
  it('Entry actions: several presses delete an entry once, and its return is offered', async () => {
    const actions = start();
    expect(actions.news()).toEqual({ at: 'resting' });
    for (const _ of [1, 2]) actions.send(deleteOf(rent));
    expect(actions.news()).toEqual({ at: 'deleting', asked: [deletion(rent)] });
    await actions.answer('deleteCalendarItem');
    expect(actions.news()).toEqual({ at: 'resting', told: [removed(rent), deletedToast(rent)] });
  });

  it('Entry actions: a deletion that fails says so and can be tried again, and the calendar is fetched anew: it may have been made', async () => {
    const actions = start();
    actions.send(deleteOf(rent));
    actions.news();
    await actions.fail('deleteCalendarItem');
    const toast = { text: '“Pay the rent” could not be deleted.', tone: 'failure' };
    expect(actions.news()).toEqual({
      at: 'resting',
      told: [{ type: 'toast.raised', toast }, calendarChanged],
    });
    actions.send(deleteOf(rent));
    expect(actions.news()).toEqual({ at: 'deleting', asked: [deletion(rent)] });
  });

  it('Entry actions: several entries are deleted one after the other', async () => {
    const actions = start();
    actions.send(deleteOf(rent));
    actions.send(deleteOf(colours));
    expect(actions.news()).toEqual({ at: 'deleting', asked: [deletion(rent)] });
    await actions.answer('deleteCalendarItem');
    expect(actions.news()).toEqual({
      at: 'deleting',
      asked: [deletion(colours)],
      told: [removed(rent), deletedToast(rent)],
    });
    await actions.answer('deleteCalendarItem');
    expect(actions.news()).toEqual({
      at: 'resting',
      told: [removed(colours), deletedToast(colours)],
    });
  });
});

describe('Entry actions: Done', () => {
  const mark: EntryAction = {
    ...{ what: 'mark', userID: 'asha', kind: 'task', item: rent, day },
    status: 'Done',
  };

  it('Entry actions: a task is marked as done once, and its lists show it so', async () => {
    const actions = start();
    for (const _ of [1, 2]) actions.send({ type: 'entryAction.requested', action: mark });
    const asked = [['markTask', { userID: 'asha', task: rent, status: 'Done' }]];
    expect(actions.news()).toEqual({ at: 'marking', asked });
    const item = { ...rent, status: 'Done' };
    await actions.answer('markTask', item);
    const change = { type: 'item.added', day, added: { kind: 'task', item } };
    expect(actions.news()).toEqual({ at: 'resting', told: [{ type: 'entry.changed', change }] });
  });

  it('Entry actions: a mark that fails says so, and the calendar is fetched anew', async () => {
    const actions = start();
    actions.send({ type: 'entryAction.requested', action: mark });
    actions.news();
    await actions.fail('markTask');
    const toast = { text: '“Pay the rent” could not be changed.', tone: 'failure' };
    expect(actions.news()).toEqual({
      at: 'resting',
      told: [{ type: 'toast.raised', toast }, calendarChanged],
    });
  });
});

describe('Entry actions: Undo', () => {
  it('Entry actions: Undo adds a deleted entry again as it was, under its day', async () => {
    const actions = start();
    actions.send(restoreOf(rent));
    expect(actions.news()).toEqual({ at: 'restoring', asked: [restoration(rent)] });
    const item = task('rent-again', 'Pay the rent');
    await actions.answer('restoreCalendarItem', item);
    const change = { type: 'item.added', day, added: { kind: 'task', item } };
    const toast = { text: '“Pay the rent” is in your calendar again.', tone: 'success' };
    expect(actions.news()).toEqual({
      at: 'resting',
      told: [
        { type: 'entry.changed', change },
        { type: 'toast.raised', toast },
      ],
    });
  });

  it('Entry actions: an Undo that fails offers another try, so that the entry is not lost, and the calendar is fetched anew', async () => {
    const actions = start();
    actions.send(restoreOf(rent));
    actions.news();
    await actions.fail('restoreCalendarItem');
    const toast = {
      text: '“Pay the rent” could not be added again.',
      tone: 'failure',
      action: { label: 'Try again', event: restoreOf(rent) },
    };
    expect(actions.news()).toEqual({
      at: 'resting',
      told: [{ type: 'toast.raised', toast }, calendarChanged],
    });
  });
});

it('Entry actions: the requests of a person are dropped when that person leaves', () => {
  const actions = start();
  actions.send(deleteOf(rent));
  actions.send(deleteOf(colours));
  actions.news();
  actions.send({ type: 'person.left' });
  expect(actions.news()).toEqual({ at: 'resting' });
  expect(actions.fakes.running()).toEqual([]);
  actions.send(deleteOf(colours));
  expect(actions.news()).toEqual({ at: 'deleting', asked: [deletion(colours)] });
});

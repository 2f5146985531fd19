import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ItemKind, OwnItem } from '#domain/calendar.ts';
import type { EntryDraft, EntryForm } from '#domain/calendar-entry.ts';
import { calendarEntryMachine } from '../../../src/machines/calendar-entry.ts';
import type { FlowModel } from '../harness/paths.ts';
import { item } from './calendar-items.model.ts';
import { isSilent } from './reasons.ts';
import { tomorrow, zone } from './slots.ts';

/** The client's name for what it adds. */
export const requestId = 'first';

/** Everything that a form of any kind can hold, but for its title. */
export const nearlyFilled: EntryForm = {
  title: '',
  day: tomorrow,
  time: '09:30',
  status: 'planned',
  serviceProvider: 'Dr Rao',
  invitees: 'Ravi and Meera',
  notes: 'Bring the reports',
};

const sentForm: EntryForm = { ...nearlyFilled, title: 'Check-up' };

/** A form that was sent before a reload, and had no answer. */
export const unanswered: EntryDraft = {
  ...sentForm,
  unanswered: [{ requestId, form: sentForm }],
};

/** A task that the person made, as it is listed. */
export const taskToChange: OwnItem = {
  ...item('Check-up at noon', '2026-03-10T06:30:00Z', { status: 'planned' }),
  ...{ id: 'check-up', can_edit: true },
};

/** What the service answers with. */
export const saved = item('Check-up', '2026-03-10T04:00:00Z', { status: 'planned' });

/** Each kind begun on a day, and gone on with after a reload. */
export const calendarEntryModel: FlowModel<typeof calendarEntryMachine> = {
  machine: calendarEntryMachine,
  inputs: {
    'an appointment': (owner) => begin('appointment', null, owner),
    'an event': (owner) => begin('event', null, owner),
    'a task': (owner) => begin('task', null, owner),
    'an appointment after a reload': (owner) => begin('appointment', nearlyFilled, owner),
    'an event after a reload': (owner) => begin('event', nearlyFilled, owner),
    'a task after a reload': (owner) => begin('task', nearlyFilled, owner),
    'a task without an answer after a reload': (owner) => begin('task', unanswered, owner),
    'a task to change': (owner) => ({ ...begin('task', null, owner), former: taskToChange }),
  },
  events: {
    'field.changed': [
      { field: 'title', text: 'Check-up' },
      { field: 'time', text: '25:00' },
    ],
    'entry.submitted': [{ requestId, zone }],
  },
  actors: {
    updateCalendarItem: {
      succeeds: { saved: { outcome: 'changed', item: saved } },
      refuses: { gone: { outcome: 'gone' } },
    },
    createCalendarItem: {
      succeeds: { saved },
      refuses: isSilent,
    },
  },
  isPossible: isWorthwhile,
};

function begin(
  kind: ItemKind,
  typed: EntryForm | EntryDraft | null,
  owner: Parameters<(typeof calendarEntryModel)['inputs'][string]>[0],
) {
  const draft = typed && { unanswered: [], ...typed };
  return { owner, userID: 'asha', kind, day: tomorrow, draft, former: null, zone };
}

/**
 * A time that is none is typed into a whole form of one kind; an empty form is sent off and mended once.
 * An entry that is gone is sent as the form stands.
 */
function isWorthwhile({ context }: AnyMachineSnapshot, { type, field }: AnyEventObject): boolean {
  const { form, kind, former, gone } = context;
  const isEmpty = form.time === '' && form.notes === '';
  if (type !== 'field.changed') return !isEmpty || type !== 'entry.cancelled' || kind === 'task';
  if (gone !== null) return false;
  if (field === 'title') return form.title !== 'Check-up';
  return kind === 'task' && !former && form.title !== '' && !isEmpty && form.time !== '25:00';
}

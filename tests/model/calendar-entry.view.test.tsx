import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ItemKind, OwnItem } from '#domain/calendar.ts';
import type { EntryDraft, EntryForm } from '#domain/calendar-entry.ts';
import type { Drafts } from '#domain/drafts.ts';
import { texts } from '#domain/texts.ts';
import { calendarDraft } from '../../src/machines/calendar.ts';
import { calendarEntryDraft } from '../../src/machines/calendar-entry.ts';
import { OpenCalendar } from '../../src/views/calendar/open-calendar.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/calendar/calendar-view.tsx';
import {
  calendarEntryModel,
  nearlyFilled,
  saved,
  taskToChange,
  unanswered,
} from './flows/calendar-entry.model.ts';
import { tomorrow } from './flows/slots.ts';
import { button, ofAsha, retype } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

const labels: Readonly<Partial<Record<keyof EntryForm, string>>> = {
  title: 'Title',
  day: 'Date',
  time: 'Time',
  status: 'Status',
  serviceProvider: 'Service provider',
  invitees: 'Invitees',
  notes: 'Notes',
};

/** The calendar, open where the form of a kind stands in it. */
function page(kind: ItemKind, draft: EntryForm | null = null, former: OwnItem | null = null) {
  return ({ environment: { drafts } }: Stage) => {
    drafts.save({ userID: 'asha' }, calendarDraft.flow, { day: tomorrow, adding: kind, former });
    if (draft) drafts.save({ userID: 'asha' }, flowOf(kind), draft);
    return <OpenCalendar />;
  };
}

describeView({
  model: calendarEntryModel,
  device: Object.fromEntries(Object.keys(calendarEntryModel.inputs).map((name) => [name, ofAsha])),
  screens: {
    'an appointment': page('appointment'),
    'an event': page('event'),
    'a task': page('task'),
    'an appointment after a reload': page('appointment', nearlyFilled),
    'an event after a reload': page('event', nearlyFilled),
    'a task after a reload': page('task', nearlyFilled),
    'a task without an answer after a reload': page('task', unanswered),
    'a task to change': page('task', null, taskToChange),
  },
  events: {
    'field.changed': async ({ field, text }, stage) => {
      // No time that is none gets past the field: it is emptied instead.
      if (field === 'time')
        fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } });
      else await retype(screen.getByRole('textbox', { name: 'Title' }), text, stage);
    },
    'entry.submitted': async (_, { user }) => user.click(button(/^Save( again| as new)?$/)),
    'entry.cancelled': async (_, { user }) => user.click(button('Cancel')),
  },
  states: {
    'filling.begun': (stage, expected) => expectForm(stage, expected, 'Save'),
    'filling.failed': (stage, expected) => expectForm(stage, expected, 'Save again'),
    'filling.gone': async (stage, expected) => {
      await expectForm(stage, expected, 'Save as new');
      const said = screen.queryByRole('alert')?.textContent ?? '';
      const isOpen = expected.after?.type !== 'entry.cancelled';
      expect(said.startsWith('This entry is not in your calendar any more')).toBe(isOpen);
    },
    saving: (stage, expected) => expectSaving(stage, expected, 'createCalendarItem'),
    updating: (stage, expected) => expectSaving(stage, expected, 'updateCalendarItem'),
    dismissed: async ({ environment: { drafts } }, { snapshot }) => {
      const { kind } = snapshot.context;
      await screen.findByRole('button', { name: texts.addItem[kind as ItemKind] });
      expect(keptOf(snapshot.context, drafts)).toBeNull();
    },
    saved: async ({ environment: { drafts } }, { snapshot: { context } }) => {
      const list = await screen.findByRole('list', { name: 'Tuesday, 10 March 2026' });
      const line = within(list).getByRole('listitem');
      expect(line.textContent).toContain(saved.title);
      expect(line.textContent?.startsWith(words[context.kind as ItemKind])).toBe(true);
      expect(keptOf(context, drafts)).toBeNull();
    },
  },
});

const words = { appointment: 'Appointment', event: 'Event', task: 'Task' };

/** The fields of a form that is open: what each holds, and whether it is marked. */
function shownFields(name: string) {
  return screen.queryAllByRole('region', { name }).flatMap((form) =>
    Object.entries(labels).flatMap(([field, label]) =>
      within(form)
        .queryAllByLabelText<HTMLInputElement>(label)
        .map((input) => ({
          field,
          text: input.value,
          isMarked: input.getAttribute('aria-invalid') === 'true',
        })),
    ),
  );
}

/** The fields of this kind with what was typed, and marked where something is missing. */
function fieldsOf({ snapshot: { context } }: Expected): ReturnType<typeof shownFields> {
  const { kind, form, problems } = context;
  const own = { appointment: 'serviceProvider', event: 'invitees', task: 'notes' };
  return ['title', 'day', 'time', 'status', own[kind as ItemKind]].map((field) => ({
    field,
    text: form[field] === '25:00' ? '' : form[field],
    isMarked: field in problems,
  }));
}

/** Nothing is said of a failure but by the button's name; everything stays in the form. */
async function expectForm({ fakes, emitted }: Stage, expected: Expected, save: string) {
  expect(fakes.waiting('createCalendarItem')).toBe(0);
  expect(fakes.waiting('updateCalendarItem')).toBe(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(emitted.filter(({ type }) => type === 'toast.raised')).toEqual([]);
  // The calendar puts a cancelled form away, and the flow keeps what it holds.
  const isOpen = expected.after?.type !== 'entry.cancelled';
  const { context } = expected.snapshot;
  if (isOpen) await screen.findByRole('region', { name: headingOf(context) });
  else await screen.findByRole('button', { name: texts.addItem[context.kind as ItemKind] });
  expect(screen.queryAllByRole('button', { name: save })).toHaveLength(isOpen ? 1 : 0);
  expect(shownFields(headingOf(context))).toEqual(isOpen ? fieldsOf(expected) : []);
}

/** Saved once, however often it is pressed, and nothing can be changed meanwhile. */
async function expectSaving(
  { user, fakes }: Stage,
  { snapshot }: Expected,
  call: string,
): Promise<void> {
  const { kind, form, former, zone } = snapshot.context;
  await user.click(button(/Saving\.\.\./));
  await user.click(button('Cancel'));
  expect(fakes.waiting(call)).toBe(1);
  const own = former ? { former, zone } : { requestId: expect.any(String) };
  const asked = { kind, userID: 'asha', form, ...own };
  expect(fakes.calls.at(-1)?.input).toEqual(asked);
  const region = screen.getByRole('region', { name: headingOf(snapshot.context) });
  const title = within(region).getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.readOnly).toBe(true);
}

/** The form as the flow knows it. */
type Context = Expected['snapshot']['context'];

function headingOf({ kind, former }: Context): string {
  return (former ? texts.editItem : texts.addItem)[kind as ItemKind];
}

function flowOf(kind: ItemKind): string {
  return `${calendarEntryDraft.flow}.${kind}`;
}

function keptOf({ kind, former }: Context, drafts: Drafts): EntryDraft | null {
  const flow = former ? `${flowOf(kind)}.${former.id}` : flowOf(kind);
  return drafts.load({ userID: 'asha' }, flow, calendarEntryDraft.schema);
}

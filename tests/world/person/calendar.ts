import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { type ItemKind, itemKinds } from '#domain/calendar.ts';
import { type EntryForm, emptyEntry } from '#domain/calendar-entry.ts';
import { texts } from '#domain/texts.ts';
import { calendarDraft } from '../../../src/machines/calendar.ts';
import { calendarEntryDraft } from '../../../src/machines/calendar-entry.ts';
import { todayHere } from '../../../src/views/words/day-text.ts';
import { ok, userID } from '../answers.ts';
import type { CallName } from '../calls.ts';
import { signedIn } from '../device.ts';
import type { Answer } from '../network.ts';
import { dialog } from '../screen.ts';
import { draftsOfBrowser } from '../storage.ts';
import { network, until, visit } from '../visit.tsx';
import { myAppointments } from './invitations.ts';
import { press } from './person.ts';

const user = userEvent.setup({ delay: null });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The three lists of the calendar, each with the title of its one item, today at noon. */
export const lists = [
  { call: 'getAppointments', title: 'Dental check-up' },
  { call: 'getCalendarEvents', title: 'Sister’s birthday' },
  { call: 'getTasks', title: 'Pay the rent' },
] as const;

/** The fields that each list is asked for with. */
export const askedFor = { userId: userID, zone };

/** The other lists answer with their items. */
export function fillLists(): void {
  for (const { call, title } of lists) network.answer(call, today(item(title)));
}

export function item(title: string) {
  return { title, time_slot: new Date(`${todayHere()}T12:00:00`).toISOString(), status: 'Planned' };
}

/** An entry of each kind that the person made by hand, as its list has it. */
const updates = {
  appointment: 'updateAppointment',
  event: 'updateCalendarEvent',
  task: 'updateTask',
} as const;

export function ownEntries() {
  const own = { appointment: 'service_provider', event: 'invitees', task: 'notes' } as const;
  return itemKinds.map((kind, at) => {
    const { call: list, title } = lists[at] ?? lists[0];
    const content = { ...item(title), [own[kind]]: 'Smile Clinic' };
    return {
      kind,
      call: entries[at]?.call ?? 'createTask',
      update: updates[kind],
      list,
      title,
      content,
      item: { ...content, id: 'made', can_edit: true },
    };
  });
}

export type OwnEntry = ReturnType<typeof ownEntries>[number];

/** The calendar in full, with this entry and no other. */
export async function openOwn({ list, title, item: made }: OwnEntry): Promise<void> {
  for (const { call } of lists) network.answer(call, ok({}));
  network.answer(list, today(made));
  await visit(myAppointments, signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual([title]));
}

/** A list with nothing but these items, today. */
export function today(...items: unknown[]): Answer {
  return () => Response.json({ [todayHere()]: items });
}

/** The titles of today's agenda, also under what lies over it; null while it loads. */
export function agenda(): string[] | null {
  const section = document.querySelector('.agenda');
  return section?.getAttribute('aria-busy') === 'false' ? titles('.agenda .item-line-title') : null;
}

/** The titles of the day that the open calendar shows; null while it loads. */
export function day(): string[] | null {
  const section = document.querySelector('.calendar-day');
  return section?.getAttribute('aria-busy') === 'false'
    ? titles('.calendar-day .day-line-title')
    : null;
}

export async function openDashboard(): Promise<void> {
  await visit('/dashboard', signedIn);
  await until(() => expect(document.querySelector('.agenda-action button')).not.toBeNull());
}

/** The calendar in full, over the page. */
export async function openCalendar(): Promise<void> {
  await press(texts.openCalendar);
  await until(() => dialog('Calendar'));
}

/** The header's calendar, to read only. */
export async function chooseCalendar(): Promise<void> {
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Calendar' })));
}

/** Every kind of entry, with its own field in the form and in the request. */
export const entries = [
  {
    kind: 'appointment',
    call: 'createAppointment',
    own: { label: 'Service provider', field: 'serviceProvider', text: 'Smile Clinic' },
    sent: { service_provider: 'Smile Clinic' },
  },
  {
    kind: 'event',
    call: 'createCalendarEvent',
    own: { label: 'Invitees', field: 'invitees', text: 'Meera and Kiran' },
    sent: { invitees: 'Meera and Kiran' },
  },
  {
    kind: 'task',
    call: 'createTask',
    own: { label: 'Notes', field: 'notes', text: 'Before noon.' },
    sent: { notes: 'Before noon.' },
  },
] as const satisfies readonly {
  kind: ItemKind;
  call: CallName;
  own: { label: string; field: keyof EntryForm; text: string };
  sent: object;
}[];

export type Entry = (typeof entries)[number];

const typed = { title: 'A quiet hour', day: '2099-11-29', time: '16:30', status: 'Planned' };

export function bodyOf({ sent }: Entry) {
  const { title, status } = typed;
  const time_slot = new Date(`${typed.day}T${typed.time}:00`).toISOString();
  return { user_id: userID, title, status, time_slot, ...sent };
}

/** The page with a draft of the whole entry in its form, changed as given. */
export async function openEntry(
  { kind, own }: Entry,
  changed: Partial<EntryForm> = {},
): Promise<void> {
  const drafts = draftsOfBrowser();
  const form = { ...emptyEntry(typed.day), ...typed, [own.field]: own.text, ...changed };
  drafts.save({ userID }, `${calendarDraft.flow}.${myAppointments}`, {
    day: typed.day,
    adding: kind,
  });
  drafts.save({ userID }, `${calendarEntryDraft.flow}.${kind}`, form);
  await visit(myAppointments, signedIn);
  await until(() => screen.getByRole('region', { name: texts.addItem[kind] }));
  // A list that is asked for once more after the save would lack the entry.
  await until(() => expect(agenda()).not.toBeNull());
}

/** The form holds the whole entry, also under what lies over it. */
export function expectEntry({ kind, own }: Entry): void {
  expect(document.querySelector('.entry-form')?.getAttribute('aria-label')).toBe(
    texts.addItem[kind],
  );
  const held = ['Title', 'Date', 'Time', 'Status', own.label].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(held).toEqual([typed.title, typed.day, typed.time, typed.status, own.text]);
}

/** The entry is in the calendar, under its day. */
export function expectSaved(): void {
  expect(day()).toEqual([typed.title]);
  expect(screen.getByRole('heading', { name: 'Sunday, 29 November 2099' })).toBeVisible();
}

function titles(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
}

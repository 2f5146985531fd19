import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, fromTransition } from 'xstate';
import { createEventMachine } from '../../src/machines/create-event.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { event, ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { ask, expectSuccess, openPlanned, planned, questions } from '../world/person/hosting.ts';
import { press, type } from '../world/person/person.ts';
import { keepSavedFiles } from '../world/saved-files.ts';
import { dialog, enabled, field, toasts } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('§4.13 the status of an event comes from its date, whatever status it came with', async () => {
  await openMyEvents(
    { id: 'past', eventName: 'Holi', eventDateTime: '2020-03-10T14:00:00Z', status: 'Active' },
    { id: 'next', eventName: 'Garba', eventDateTime: '2099-03-10T14:00:00Z', status: 'Completed' },
  );
  expect(row('Holi').getByText('Completed')).toBeVisible();
  expect(row('Garba').getByText('Active')).toBeVisible();
});

it('§4.14 an event before now is Completed and no link; an event at this instant is still Active', async () => {
  const now = Date.parse('2026-03-10T14:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  await openMyEvents(
    { id: 'past', eventName: 'Holi', eventDateTime: '2026-03-10T13:59:59.999Z' },
    { id: 'now', eventName: 'Garba', eventDateTime: '2026-03-10T14:00:00.000Z' },
  );
  expect(row('Holi').getByText('Completed')).toBeVisible();
  expect(row('Garba').getByText('Active')).toBeVisible();
  expect(within(dialog('Your Created Events')).getAllByRole('link')).toHaveLength(1);
  await user.click(row('Holi').getByText('Holi'));
  expect(window.location.pathname).toBe('/create-events');
  await user.click(row('Garba').getByText('Garba'));
  await until(() => screen.getByRole('heading', { level: 1, name: 'Garba' }));
  expect(window.location.pathname).toBe('/event/now');
});

it('§5.10 an event is sent only with all of its fields', async () => {
  for (const name of ['name', 'date', 'time', 'venue', 'description', 'deadline']) {
    await openPlanned({ ...planned, form: { ...planned.form, [name]: '' } });
    await press('Create Event');
    await breathe();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(network.sent('createEvent')).toEqual([]);
  }
  await openPlanned();
  await press('Create Event');
  await until(expectSuccess);
  expect(network.sent('createEvent')).toHaveLength(1);
});

it('Hosting: the preview names the year of both days, as the invitation does, so that a wrong one is seen', async () => {
  await openPlanned();
  const preview = await until(() => screen.getByText('Preview').parentElement ?? document.body);
  expect(within(preview).getByText(/^Sunday, 29 November 2099, 07:30 pm/)).toBeVisible();
  expect(within(preview).getByText(/Thursday, 26 November 2099/)).toBeVisible();
});

it('§5.11 an event without a host is not sent', () => {
  const createEvent = vi.fn(async () => ({ outcome: 'created', eventId: null }));
  const shell = createActor(fromTransition((told: unknown[], event) => [...told, event], []));
  const form = createActor(
    withServices(createEventMachine, { createEvent: fromPromise(createEvent) }),
    { input: { shell: shell.start(), userID: '', draft: planned } },
  ).start();
  form.send({ type: 'event.submitted', now: 0, zone: 'Asia/Kolkata' });
  expect(createEvent).not.toHaveBeenCalled();
  expect(form.getSnapshot().value).toBe('editing');
  expect(shell.getSnapshot().context).toMatchObject([{ toast: { text: 'User not logged in.' } }]);
});

it('§5.11 a device without a user id shows no form to create an event', async () => {
  await visit('/create-events', { ...signedIn, userID: null });
  await until(() => dialog('Log in or sign up'));
  expect(window.location.pathname).toBe('/home');
  expect(screen.queryByRole('button', { name: 'Create Event', hidden: true })).toBeNull();
  expect(network.sent('createEvent')).toEqual([]);
});

it('§5.12 an invitee’s number is a plus sign and 8 to 15 digits; any other is alerted', async () => {
  await openEmpty();
  await add('+1234567, +12345678, +123456789012345, +1234567890123456, twelve');
  expect(await readAlerts()).toEqual([
    'Invalid number format: +1234567',
    'Invalid number format: +1234567890123456',
    'Invalid number format: twelve',
  ]);
  expect(chips()).toEqual(['+12345678', '+123456789012345']);
});

it('§5.13 a number that was added already, or stands twice in the input, is alerted and invited once', async () => {
  await openEmpty();
  await add('+919848022338');
  await add('+919848022338');
  expect(await readAlerts()).toEqual(['Number already added: +919848022338']);
  await add('+919848022339, +919848022339');
  expect(await readAlerts()).toEqual(['Number already added: +919848022339']);
  expect(chips()).toEqual(['+919848022338', '+919848022339']);
});

it('§5.14 several numbers with commas between them are invited at once', async () => {
  await openEmpty();
  await add('+919848022338,+919848022339 , +919848022340');
  expect(chips()).toEqual(['+919848022338', '+919848022339', '+919848022340']);
  expect(field('Mobile number').value).toBe('');
});

it('§5.15 Add is disabled while the input is blank', async () => {
  await openEmpty();
  expect(() => enabled('Add')).toThrow('Add cannot be pressed.');
  await type('Mobile number', '   ');
  expect(() => enabled('Add')).toThrow('Add cannot be pressed.');
  await type('Mobile number', '9');
  expect(enabled('Add')).toBeVisible();
  await user.clear(field('Mobile number'));
  expect(() => enabled('Add')).toThrow('Add cannot be pressed.');
});

it('§5.16 a question of nothing but spaces is ignored, and one with words is added without them', async () => {
  await openEmpty();
  await type('Question', '   ');
  await user.keyboard('{Enter}');
  expect(questions()).toEqual(['Will you be able to attend?']);
  await ask('  What will you bring?  ');
  expect(questions()).toEqual(['Will you be able to attend?', 'What will you bring?']);
  expect([toasts(), screen.queryByRole('alertdialog')]).toEqual([[], null]);
});

it('§5.17 the type of the next question is Short Answer again after one was added', async () => {
  await openEmpty();
  await user.click(screen.getByRole('button', { name: /Question type/ }));
  await user.click(await until(() => screen.getByRole('option', { name: 'Numeric Answer' })));
  await until(() => screen.getByRole('button', { name: /Numeric Answer/ }));
  await ask('How many are you?');
  expect(screen.getByRole('button', { name: /Question type/ }).textContent).toBe('Short Answer');
  expect(types()).toEqual(['Yes or No', 'Numeric Answer']);
});

it('Event page: a host adds an event to their calendar where its time is known, and tells the guests of it in any case', async () => {
  const dinner = { _id: 'dinner', title: 'Dinner' };
  network.answer('getEvents', ok({ events: [dinner] }));
  await visit('/event/dinner', signedIn);
  await until(() => enabled('Copy link'));
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  network.answer('getEvents', ok({ events: [{ ...dinner, eventDateTime: '2099-01-01T10:00Z' }] }));
  await press('Refresh answers');
  await until(() => enabled('Add to calendar'));
});

it('§22.12 a host saves all guests of an event as a file for a spreadsheet', async () => {
  const saved = keepSavedFiles();
  const more = Array.from({ length: 20 }, (_, place) => `+9190000000${10 + place}`);
  const invitees = [...more, { ...event.invitees[0], name: 'Rao, Sita' }];
  network.answer('getEvents', ok({ events: [{ ...event, invitees }] }));
  await visit('/event/dinner', signedIn);
  await press('Export as CSV');
  await until(() => expect(toasts()).toEqual(['The list of guests was saved as a file.']));
  expect(saved.map(({ name }) => name)).toEqual(['2099-11-29 Ugadi dinner.csv']);
  const lines = (await saved[0]?.content.text())?.replace('\uFEFF', '').split('\r\n');
  expect(lines).toEqual([
    'Name,Mobile number,Answer,What will you bring?',
    `"Rao, Sita",'+919848022338,Accepted,Payasam`,
    ...more.map((number) => `,'${number},Waiting,`),
    '',
  ]);
});

it('§22.12 the guests of an event that is over can be saved too, and an event without guests offers no file', async () => {
  const over = { ...event, eventDateTime: '2020-11-29T14:00:00.000Z' };
  network.answer('getEvents', ok({ events: [over] }));
  await visit('/event/dinner', signedIn);
  await until(() => enabled('Export as CSV'));
  network.answer('getEvents', ok({ events: [{ ...over, invitees: [] }] }));
  await press('Refresh answers');
  await until(() => screen.getByText('Nobody is invited to this event.'));
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

/** The list of the person's own events, over the form. */
async function openMyEvents(...events: object[]): Promise<void> {
  const { rsvpQuestionnaire } = event;
  network.answer('getEvents', ok({ events: events.map((own) => ({ rsvpQuestionnaire, ...own })) }));
  await openEmpty();
  await press('Show My Events');
  await until(() => within(dialog('Your Created Events')).getAllByRole('listitem'));
}

async function openEmpty(): Promise<void> {
  await visit('/create-events', signedIn);
  await until(() => enabled('Create Event'));
}

/** Pastes numbers, and adds what a comma did not add already. */
async function add(numbers: string): Promise<void> {
  await type('Mobile number', numbers);
  const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Add' });
  if (button && !button.disabled) await user.click(button);
}

/** Reads every alert there is, one after the other, and gives their sentences. */
async function readAlerts(): Promise<string[]> {
  const sentences: string[] = [];
  await until(() => screen.getByRole('alertdialog'));
  for (;;) {
    const alert = screen.queryByRole('alertdialog');
    if (!alert) return sentences;
    sentences.push(alert.querySelector('p')?.textContent ?? '');
    await press('OK');
    await breathe();
  }
}

function row(name: string) {
  const rows = within(dialog('Your Created Events')).getAllByRole('listitem');
  const found = rows.find(({ textContent }) => textContent.includes(name));
  if (!found) throw new Error(`There is no event called ${name}.`);
  return within(found);
}

/** The invited numbers, without the spaces that make them readable. */
function chips(): string[] {
  return Array.from(document.querySelectorAll('.chip-label'), ({ textContent }) =>
    textContent.replaceAll(' ', ''),
  );
}

function types(): string[] {
  return Array.from(document.querySelectorAll('.question-type'), ({ textContent }) => textContent);
}

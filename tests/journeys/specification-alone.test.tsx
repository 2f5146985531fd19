import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { placeTexts } from '#domain/place.texts.ts';
import { searchTexts } from '#domain/search.texts.ts';
import { texts } from '#domain/texts.ts';
import { event, ok, resource, service } from '../world/answers.ts';
import { keepLog } from '../world/log.ts';
import { choose, follow } from '../world/person/booking.ts';
import { day, item, today } from '../world/person/calendar.ts';
import { expectSuccess, fillInEvent } from '../world/person/hosting.ts';
import { invitedEvent, outcome } from '../world/person/invitations.ts';
import { press, signIn, type } from '../world/person/person.ts';
import { dialog, expectNoDialog, inDialog, toasts } from '../world/screen.ts';
import { additionalCalls, lackAdditions } from '../world/specified-calls.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const log = keepLog();
const user = userEvent.setup({ delay: null });

const offeredByAdditions = [
  ...[bookingTexts.cancelBooking, bookingTexts.moveBooking, texts.cancelEvent, texts.editEvent],
  ...['Delete', 'Edit', 'Next day', 'Show more', texts.done, texts.undo, texts.tryAgain],
];

it('§22.88 §22.31 §22.40 §22.44 §22.50 §22.60 §22.83 §22.85 §22.90 a person does all that the specification knows on a backend with its calls alone: nothing is offered that would fail, and no failure is shown or logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  lackAdditions(network);
  network.answer('getUserEvents', ok({ invitedEvents: [invitedEvent] }));
  network.answer('getTasks', today({ ...item('Pay the rent'), user_id: 'asha' }));

  await visit('/home');
  await signIn();
  await expectWell();

  await choosePlace();
  await search();
  await bookService();
  await bookResource();
  await planTask();
  await hostEvent();
  await answerInvitation();
  await logOut();

  expect(errors).not.toHaveBeenCalled();
  const asked = new Set(network.requests.map(({ call }) => call));
  expect(additionalCalls.filter((call) => asked.has(call)).sort()).toEqual([
    'getAccount',
    'getBookings',
    'logoutEverywhere',
    'searchPlaces',
    'searchServices',
  ]);
});

/** A place by hand: the geocoder has no search, so it is taken as typed. */
async function choosePlace(): Promise<void> {
  await press('Unknown City - Unknown (change place)');
  await type(placeTexts.field, 'Nandyal 518501');
  await until(() => expect(network.sent('searchPlaces')).toHaveLength(1));
  await press(placeTexts.set);
  await until(() => screen.getByRole('button', { name: 'Nandyal - 518501 (change place)' }));
  await expectWell();
}

/** By a text, without a call that searches, and by category. */
async function search(): Promise<void> {
  const name = texts.searchServices;
  const field = await until(() => screen.getByRole('searchbox', { name }));
  await user.type(field, 'check{Enter}');
  await until(() => screen.getByText(searchTexts.found('1 service', 'check')));
  expect(network.sent('searchServices')).toHaveLength(1);
  await expectWell();
  await user.keyboard('{Escape}');
  await press('Doctor Available');
  await until(() => inDialog(texts.categoryTitle('Doctor'), service.name));
  await expectWell();
}

async function bookService(): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${service.name}`) }));
  await until(() => expect(window.location.pathname).toBe('/service-details'));
  await press(texts.bookNow);
  await choose('09:00 - 10:00');
  await press(texts.confirmBooking);
  await expectBookedWithoutPage();
  expect(toasts()).toContain(texts.bookingConfirmed('09:00'));
}

async function bookResource(): Promise<void> {
  await follow('Organisation');
  const row = new RegExp(`^${resource.name}`);
  await user.click(await until(() => screen.getByRole('row', { name: row })));
  await until(() => expect(window.location.pathname).toBe('/resource/hall'));
  await until(() => screen.getByRole('heading', { level: 1, name: resource.name }));
  await expectWell();
  await press(texts.bookNow);
  await choose('09:00 - 10:00');
  expect(screen.queryByRole('grid')).toBeNull();
  await press(texts.confirmBooking);
  await press('OK');
  await expectBookedWithoutPage();
}

async function planTask(): Promise<void> {
  await follow('Calendar');
  await until(() => expect(day()).toEqual(['Pay the rent']));
  const entry = { ...item('Water the tulsi'), user_id: 'asha' };
  network.answer('createTask', ok(entry));
  await press(texts.addItem.task);
  await type('Title', entry.title);
  const time = screen.getByLabelText('Time');
  await user.type(time, '12:00');
  await press('Save');
  await until(() => expect(day()).toEqual(['Pay the rent', entry.title]));
  await expectWell();
}

/** The answer names no event, so the empty form stays, and the list leads to the event's page. */
async function hostEvent(): Promise<void> {
  await follow('Home');
  await follow('My Events');
  await fillInEvent();
  await press(texts.createEvent);
  await until(expectSuccess);
  await press('OK');
  await expectWell();
  expect(window.location.pathname).toBe('/create-events');
  await press(texts.showMyEvents);
  await user.click(
    await until(() => within(dialog('Your Created Events')).getByRole('link', { name: /Ugadi/ })),
  );
  await until(() => screen.getByRole('heading', { level: 1, name: event.eventName }));
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByRole('button', { name: texts.addToCalendar })).toBeVisible();
  await expectWell();
}

async function answerInvitation(): Promise<void> {
  await follow('Appointments');
  await until(() => screen.getByRole('article', { name: invitedEvent.title }));
  expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
  await user.click(await until(() => screen.getByRole('radio', { name: 'Yes' })));
  await type('What will you bring?', 'Payasam');
  await press('Submit RSVP');
  await until(() => expect(outcome()).toMatch(/Accepted$/));
  await expectWell();
}

/** In the account, of which such a backend tells nothing. */
async function logOut(): Promise<void> {
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: texts.account })));
  await until(() => screen.getByRole('button', { name: texts.logOutEverywhere }));
  expect(screen.queryByRole('article')).toBeNull();
  await expectWell();
  await press(texts.logOutEverywhere);
  await until(() => expect(window.location.pathname).toBe('/home'));
  await until(() => expect(network.sent('logoutEverywhere')).toHaveLength(1));
  await expectWell();
}

/** The confirmation of a booking that has no page. */
async function expectBookedWithoutPage(): Promise<void> {
  const confirmed = await until(() => dialog('Your booking is confirmed'));
  expect(within(confirmed).queryByRole('link')).toBeNull();
  await press(texts.done);
  await until(expectNoDialog);
  await expectWell();
}

/** Nothing is offered that an addition would do, and no failure is shown or logged. */
async function expectWell(): Promise<void> {
  await breathe();
  const labels = screen
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') || one.textContent);
  expect(labels.filter((label) => offeredByAdditions.includes(label ?? ''))).toEqual([]);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
  expect(document.querySelectorAll('.toast[data-tone="failure"]')).toHaveLength(0);
  expect(log()).toEqual([]);
}

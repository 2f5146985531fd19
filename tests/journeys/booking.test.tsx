import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { slotsText } from '#domain/slot-times.ts';
import { daysAfter } from '#domain/working-hours.ts';
import { notBookable } from '../../src/views/service-booking/service-booking.texts.ts';
import { dayText, fullDayText, todayHere } from '../../src/views/words/day-text.ts';
import { noConnection, ok, refusal, service, wellAnswers } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  choose,
  chooseResourceSlots,
  chooseServiceSlot,
  chosen,
  follow,
  goHome,
  openService,
} from '../world/person/booking.ts';
import { press, pressTwice, readAlert, signInAgain } from '../world/person/person.ts';
import { dialog, dialogs, enabled, toasts } from '../world/screen.ts';
import { network, reload, until, visit } from '../world/visit.tsx';

it('§4.25 booked slots of a resource are gone from its list, and the others are still there', async () => {
  await visit('/resource/hall', signedIn);
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  screen.getByRole('option', { name: '09:00 - 10:00' }).click();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  await press('Done');
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['10:00 - 11:00']));
});

it('Resource: “Try again” beside “Book Now” leads the focus to it, and asks for the slots again', async () => {
  network.answer('getResourceSlots', refusal(503, ''));
  await visit('/resource/hall', signedIn);
  await until(() => screen.getByRole('button', { name: 'Try again' }));
  network.answer('getResourceSlots', ok({ slots: [] }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('Try again');
  await until(() => expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus());
  await until(() => expect(network.sent('getResourceSlots')).toHaveLength(2));
});

it('Resource: slots that failed to load are asked for again by themselves once the person looks at the page', async () => {
  network.answer('getResourceSlots', noConnection);
  await visit('/resource/hall', signedIn);
  await until(() => screen.getByRole('button', { name: 'Try again' }));
  network.answer('getResourceSlots', wellAnswers.getResourceSlots);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => enabled('Book Now'));
  expect(network.sent('getResourceSlots')).toHaveLength(2);
});

it('§4.25 a resource whose last slots were booked cannot be booked any more, and the focus is still on its button', async () => {
  await chooseResourceSlots();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  await press('Done');
  await until(() => expect(() => enabled('Book Now')).toThrow('Book Now cannot be pressed.'));
  const bookNow = screen.getByRole('button', { name: 'Book Now' });
  await until(() => expect(bookNow).toHaveFocus());
  bookNow.click();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('§5.22 the booking of a resource waits for at least one slot', async () => {
  await visit('/resource/hall', signedIn);
  await press('Book Now');
  const slot = await until(() => screen.getByRole('option', { name: '09:00 - 10:00' }));
  expect(() => enabled('Confirm Booking')).toThrow('Confirm Booking cannot be pressed.');
  slot.click();
  await until(() => enabled('Confirm Booking'));
  slot.click();
  await until(() => expect(() => enabled('Confirm Booking')).toThrow());
  expect(network.sent('bookResource')).toEqual([]);
});

it('Slots: once somebody else has taken the chosen slot, “Confirm Booking” waits for another one with the focus on it, and Escape closes the dialog', async () => {
  await chooseResourceSlots();
  network.answer('bookResource', refusal(409, 'Just taken.'));
  network.answer(
    'getResourceSlots',
    ok({ slots: [{ start: '11:00', end: '12:00', available: true }] }),
  );
  await press('Confirm Booking');
  await press('OK');
  await until(() => expect(slots()).toEqual(['11:00 - 12:00']));
  const confirm = screen.getByRole('button', { name: 'Confirm Booking' });
  await until(() => expect(confirm).toHaveFocus());
  expect(() => enabled('Confirm Booking')).toThrow('Confirm Booking cannot be pressed.');
  await userEvent.keyboard('{Escape}');
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Slots: a slot chosen for a service or a resource is not chosen for another one', async () => {
  await chooseServiceSlot();
  await visit('/service-details', signedIn, { ...service, service_id: 'another' });
  await press('Book Now');
  await until(() => expect(slots()).not.toEqual([]));
  expect(chosen()).toEqual([]);
  await chooseResourceSlots();
  await visit('/resource/another', signedIn);
  await press('Book Now');
  await until(() => expect(slots()).not.toEqual([]));
  expect(chosen()).toEqual([]);
});

it('Service page: a service whose partner is not told cannot be booked, and the button says why', async () => {
  await visit('/service-details', signedIn, { ...service, partner_id: null });
  const button = await until(() => screen.getByRole('button', { name: 'Book Now' }));
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(notBookable);
});

it('Service page: the way back leads to the service that the person had to leave, with its chosen slot, also after a look at another one', async () => {
  await openService();
  await untilService(service.name);
  window.history.pushState({ ...service, service_id: 'braces', name: 'Braces' }, '');
  await untilService('Braces');
  await press('Book Now');
  await choose('09:00 - 10:00');
  network.answer('confirmBooking', refusal(401, 'Log in first.'));
  await press('Confirm Booking');
  await until(() => dialog(dialogs.login));
  await signInAgain();
  network.answer('listServices', ok({ services: [service] }));
  await press('Doctor Available');
  await press(new RegExp(`^${service.name}`));
  await untilService(service.name);
  window.history.back();
  await follow('Continue where you left off');
  await untilService('Braces');
  await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
});

it('Service page: opened without a service, as by a link from elsewhere, it says so and leads back', async () => {
  await visit('/dashboard', signedIn);
  await visit('/service-details');
  await until(() => expect(screen.getByText('No service details found.')).toBeVisible());
  await press('Back');
  await until(() => expect(window.location.pathname).toBe('/dashboard'));
});

it('§5.23 §22.97 a service is not booked without a slot: “Select a slot first!”, which stays when the slots come, and goes as soon as one is chosen', async () => {
  await openService();
  const loaded = network.hold('slotsByDate');
  await press('Book Now');
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['Select a slot first!']));
  loaded(wellAnswers.slotsByDate);
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  expect(toasts()).toEqual(['Select a slot first!']);
  expect(network.sent('confirmBooking')).toEqual([]);
  expect(dialog('Select Slot')).toBeVisible();
  screen.getByRole('option', { name: '09:00 - 10:00' }).click();
  await until(() => expect(toasts()).toEqual([]));
  expect(enabled('Confirm Booking')).toHaveAccessibleDescription(
    `Book ${slotsText([{ start: '09:00', end: '10:00' }])} on ${dayText(todayHere())}`,
  );
});

it('§22.97 “Failed to fetch slots.” goes with another day, whose slots come, and with the dialog', async () => {
  network.answer('slotsByDate', noConnection);
  await openService();
  await press('Book Now');
  await until(() => expect(toasts()).toEqual(['Failed to fetch slots.']));
  const loaded = network.hold('slotsByDate');
  await chooseDay(inDays(1));
  await until(() => expect(toasts()).toEqual([]));
  loaded(noConnection);
  await until(() => expect(toasts()).toEqual(['Failed to fetch slots.']));
  await press('Close');
  await until(() => expect(toasts()).toEqual([]));
});

it('§22.98 a resource’s success is said by its alert, and its dialog says it after “OK”', async () => {
  await chooseResourceSlots();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  expect(screen.queryByText('Your booking is confirmed')).toBeNull();
  await press('OK');
  expect(dialog('Your booking is confirmed')).toBeVisible();
  await until(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
});

it('§22.96 §22.99 a full day leads to the next one with a free slot, where the service says it, and the focus goes along', async () => {
  network.answer('slotsByDate', ok({ slots: [], next_day: inDays(4) }));
  await openService();
  await press('Book Now');
  await until(() => screen.getByText('No slots available for selected date.'));
  network.answer('slotsByDate', ok({ slots: [] }));
  await press(`Look at ${dayText(inDays(4))}`);
  expect(screen.getByRole('heading', { level: 3, name: dayText(inDays(4)) })).toHaveFocus();
  await press(`Look at ${dayText(inDays(5))}`);
  expect(screen.getByRole('heading', { level: 3, name: dayText(inDays(5)) })).toHaveFocus();
});

it('Slots: a hasty second press of the button that leads to the next day does not go past it', async () => {
  network.answer('slotsByDate', ok({ slots: [], next_day: inDays(4) }));
  await openService();
  await press('Book Now');
  await until(() => screen.getByText('No slots available for selected date.'));
  network.answer('slotsByDate', ok({ slots: [] }));
  await pressTwice(`Look at ${dayText(inDays(4))}`);
  await until(() => screen.getByRole('button', { name: `Look at ${dayText(inDays(5))}` }));
  expect(screen.getByRole('heading', { level: 3, name: dayText(inDays(4)) })).toBeTruthy();
});

it('§22.182 a booking whose answer is lost keeps its slot for the next press, which finds it made', async () => {
  await chooseServiceSlot();
  network.answer('confirmBooking', noConnection);
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['Booking failed.']));
  const asked = network.sent('slotsByDate').length;
  network.answer('confirmBooking', () => Response.json({ start_time: '09:00' }, { status: 201 }));
  await press('Confirm Booking');
  await until(() => dialog('Your booking is confirmed'));
  expect(toasts()).toEqual(['Booking confirmed at 09:00']);
  expectRepeat('confirmBooking');
  expect(network.sent('slotsByDate')).toHaveLength(asked);
});

it('§22.182 a booking whose answer is lost has its slot chosen when the dialog is opened again, also where it is free no longer, and a refusal lets it go', async () => {
  await chooseServiceSlot();
  network.answer('confirmBooking', noConnection);
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['Booking failed.']));
  network.answer('slotsByDate', noonAlone);
  await press('Close');
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '12:00 - 13:00']));
  expect(chosen()).toEqual(['09:00 - 10:00']);
  network.answer('confirmBooking', refusal(409, 'It is taken.'));
  await press('Confirm Booking');
  await until(() => expect(slots()).toEqual(['12:00 - 13:00']));
  expect(chosen()).toEqual([]);
  expectRepeat('confirmBooking');
});

it('§22.182 a service’s booking that a reload interrupts is sent again by the next press, also where its slot is free no longer', async () => {
  await chooseServiceSlot();
  network.hold('confirmBooking');
  await press('Confirm Booking');
  await until(() => expect(network.sent('confirmBooking')).toHaveLength(1));
  network.answer('slotsByDate', noonAlone);
  await reload();
  await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
  network.answer('confirmBooking', wellAnswers.confirmBooking);
  await press('Confirm Booking');
  await until(() => dialog('Your booking is confirmed'));
  expectRepeat('confirmBooking');
});

it('§22.182 a resource’s booking that a reload interrupts is sent again by the next press, also where its slots are free no longer', async () => {
  await chooseResourceSlots();
  network.hold('bookResource');
  await press('Confirm Booking');
  await until(() => expect(network.sent('bookResource')).toHaveLength(1));
  const noon = { start: '12:00', end: '13:00', available: true };
  network.answer('getResourceSlots', ok({ slots: [noon] }));
  await reload();
  await until(() => expect(chosen()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  network.answer('bookResource', wellAnswers.bookResource);
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  expectRepeat('bookResource');
});

it('§22.182 a booking that a service in trouble may have made, with a sentence of its own (500), keeps its slots for the next press, which finds it made', async () => {
  await chooseResourceSlots();
  network.answer('bookResource', refusal(500, 'The notice could not be sent.'));
  network.answer('getResourceSlots', ok({ slots: [] }));
  await press('Confirm Booking');
  await readAlert('Booking failed', 'The notice could not be sent.');
  expect(chosen()).toEqual(['09:00 - 10:00', '10:00 - 11:00']);
  network.answer('bookResource', wellAnswers.bookResource);
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  expectRepeat('bookResource');
});

it('§22.182 the way back to a page whose booking is under way finds its slot chosen, and the next press sends it again', async () => {
  await chooseServiceSlot();
  const answer = network.hold('confirmBooking');
  await press('Confirm Booking');
  await until(() => expect(network.sent('confirmBooking')).toHaveLength(1));
  await goHome();
  network.answer('slotsByDate', noonAlone);
  window.history.pushState(service, '', '/service-details');
  await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
  answer(wellAnswers.confirmBooking);
  network.answer('confirmBooking', wellAnswers.confirmBooking);
  await press('Confirm Booking');
  await until(() => dialog('Your booking is confirmed'));
  expectRepeat('confirmBooking');
});

it('§5.23 a service is not booked with an invalid token: “You are not authorized.”', async () => {
  await chooseServiceSlot();
  network.answer('confirmBooking', refusal(401, 'Log in first.'));
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['You are not authorized.']));
  await until(() => dialog('Log in or sign up'));
  expect(network.sent('confirmBooking')).toHaveLength(1);
});

it('Booking: a slot that is written as an instant is booked on the day that it has on the device, which the button and the confirmation name', async () => {
  const today = todayHere();
  const [start, end] = ['00:30', '01:30'].map((time) =>
    new Date(`${inDays(1)}T${time}`).toISOString(),
  );
  network.answer('slotsByDate', ok({ slots: [{ start_time: start, end_time: end }] }));
  await openService();
  await press('Book Now');
  await choose('00:30 - 01:30');
  const confirm = enabled('Confirm Booking');
  expect(confirm).toHaveAccessibleDescription(
    `Book ${slotsText([{ start: '00:30', end: '01:30' }])} on ${dayText(inDays(1))}`,
  );
  await press('Confirm Booking');
  await until(() => dialog('Your booking is confirmed'));
  expect(dialog('Your booking is confirmed')).toHaveTextContent(dayText(inDays(1)));
  expect(network.sent('confirmBooking')[0]?.body).toMatchObject({ date: today, start_time: start });
});

it('§22.90 slots of a resource are chosen and booked for another day, in the calendar or beside the button', async () => {
  network.answer('getResourceSlots', ok({ ...freeSlots, bookable_until: inDays(60) }));
  await visit('/resource/hall', signedIn);
  await until(() => expect(asked()).toEqual([todayHere()]));
  await press('Next day');
  await until(() => screen.getByText(`Tomorrow, ${dayText(inDays(1))}`));
  await press('Book Now');
  await until(() => dialog('Select Slots'));
  await chooseDay(inDays(2));
  screen.getByRole('option', { name: '09:00 - 10:00' }).click();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  expect(asked()).toEqual([0, 1, 2].map(inDays));
  expect(network.sent('bookResource')[0]?.body).toMatchObject({
    date: inDays(2),
    slots: [{ start: '09:00', end: '10:00' }],
  });
  await press('OK');
  await until(() => {
    expect(dialog('Your booking is confirmed').textContent).toContain(dayText(inDays(2)));
  });
});

it('§22.90 a later day drops the chosen slots, and the way back to today leaves the focus on a button', async () => {
  network.answer('getResourceSlots', ok({ ...freeSlots, bookable_until: inDays(1) }));
  await chooseResourceSlots();
  await press('Close');
  await press('Next day');
  expect(() => enabled('Next day')).toThrow();
  expect(enabled('Previous day')).toHaveFocus();
  await press('Previous day');
  expect(() => enabled('Previous day')).toThrow();
  expect(enabled('Next day')).toHaveFocus();
  expect(screen.getByText(`Today, ${dayText(todayHere())}`)).toBeVisible();
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  expect(screen.queryAllByRole('option', { selected: true })).toEqual([]);
});

const noonAlone = ok({ slots: [{ start_time: '12:00', end_time: '13:00' }] });

const freeSlots = {
  slots: [
    { start: '09:00', end: '10:00', available: true },
    { start: '10:00', end: '11:00', available: true },
  ],
};

function inDays(days: number): string {
  return daysAfter(todayHere(), days);
}

/** The days whose slots were asked for. */
function asked(): (string | null)[] {
  const sent = network.sent('getResourceSlots');
  return sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('date'));
}

/** Chooses a day in the calendar of the dialog, which may be in the week after the shown one. */
async function chooseDay(day: string): Promise<void> {
  const date = fullDayText(day).replace(/^\w+, /, '');
  const cell = () => screen.queryAllByRole('button', { name: new RegExp(`\\b${date}`) })[0];
  if (!cell()) await press('Next week');
  cell()?.click();
  await until(() => expect(screen.getByRole('region', { name: `Slots on ${dayText(day)}` })));
}

/** The last press has sent what the one before it had sent, and nothing else was. */
function expectRepeat(call: 'confirmBooking' | 'bookResource'): void {
  const [lost, repeat, ...more] = network.sent(call);
  expect(repeat?.body).toEqual(lost?.body);
  expect(more).toEqual([]);
}

function slots(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}

/** The page of this service, also behind the dialog of its slots. */
async function untilService(name: string): Promise<void> {
  await until(() => screen.getByRole('heading', { level: 1, name, hidden: true }));
}

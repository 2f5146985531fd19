import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { todayHere } from '../../src/views/booking/day-text.ts';
import { service, token, userID, wellAnswers } from './support/answers.ts';
import {
  chooseServiceSlot,
  chosen,
  expectLoginOver,
  follow,
  goHome,
  openService,
} from './support/booking-person.ts';
import { describeCall } from './support/describe-call.ts';
import { type Fault, sentence } from './support/faults.ts';
import { dialog, enabled, expectNoDialog, inDialog, toasts } from './support/looks.ts';
import { press, signInAgain } from './support/person.ts';
import { network, until } from './support/visit.tsx';

const dialogs = { choosing: texts.selectSlot, booked: 'Your booking is confirmed' } as const;
const path = '/service-details';

describeCall({
  call: 'slotsByDate',
  sent: {
    method: 'POST',
    path: '/calendar/slots-by-date',
    bearer: token,
    body: {
      owner_id: service.partner_id,
      owner_type: 'partner',
      date: todayHere(),
      service_duration: 60,
      location_mode: '',
    },
  },
  wrongShape: { slots: [{ start: '09:00', end: '10:00' }] },
  arrive: openService,
  button: texts.bookNow,
  toasts: () => [texts.slotsFailed],
  kept: 'the dialog stays open and the slots can be asked for again',
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver(path);
    expect(dialog(dialogs.choosing)).toBeDefined();
    expect(screen.queryByText(texts.slotsEmpty)).toBeNull();
    expect(screen.queryByText(texts.slotsLoading)).toBeNull();
  },
  again: texts.tryAgain,
  endsSessionOn401: true,
  good: wellAnswers.slotsByDate,
  goesOn: () => expect(screen.getAllByRole('option')).toHaveLength(2),
  leave: () => press('Close'),
  left: expectNoDialog,
});

describeCall({
  call: 'confirmBooking',
  sent: {
    method: 'POST',
    path: '/bookings/confirm',
    bearer: token,
    body: {
      user_id: userID,
      partner_id: service.partner_id,
      service_id: service.service_id,
      date: todayHere(),
      start_time: '09:00',
      end_time: '10:00',
    },
  },
  wrongShape: { booked: true },
  arrive: chooseServiceSlot,
  button: texts.confirmBooking,
  toasts: saidOfBooking,
  kept: 'the slot stays chosen',
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver(path);
    expect(dialog(dialogs.choosing)).toBeDefined();
    expect(chosen()).toEqual(['09:00 - 10:00']);
    expect(enabled(texts.confirmBooking)).toBeDefined();
  },
  again: texts.confirmBooking,
  endsSessionOn401: true,
  good: wellAnswers.confirmBooking,
  goesOn: () => {
    expect(inDialog(dialogs.booked, '09:00 - 10:00')).toBeDefined();
    expect(toasts()).toContain('Booking confirmed at 09:00');
  },
  leave: goHome,
  left: expectNoDialog,
});

it('a 401 in the middle of a booking leads back to it, with the slot still chosen', async () => {
  await chooseServiceSlot();
  network.answer('confirmBooking', () =>
    Response.json({ error: 'Log in first.' }, { status: 401 }),
  );
  await press(texts.confirmBooking);
  await until(() => expectLoginOver(path));
  await signInAgain();
  await follow(texts.continueWhereYouLeftOff);
  await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
  network.answer('confirmBooking', wellAnswers.confirmBooking);
  await press(texts.confirmBooking);
  await until(() => expect(toasts()).toContain('Booking confirmed at 09:00'));
  expect(network.sent('confirmBooking')).toHaveLength(2);
});

function saidOfBooking({ kind }: Fault): string[] {
  if (kind === 'unauthorized') return [texts.notAuthorized];
  return [kind === 'refused' ? texts.bookingRefused(sentence) : texts.bookingFailedToast];
}

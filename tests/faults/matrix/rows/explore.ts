import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { todayHere } from '../../../../src/views/words/day-text.ts';
import { ok, service, token, userID, wellAnswers } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import {
  chooseServiceSlot,
  chosen,
  expectLoginOver,
  follow,
  goHome,
  openService,
} from '../../../world/person/booking.ts';
import { press, pressTwiceByKey } from '../../../world/person/person.ts';
import {
  dialog,
  dialogs,
  enabled,
  expectNoDialog,
  inDialog,
  stored,
} from '../../../world/screen.ts';
import { until, visit } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { type PressedCall, pressed } from '../pressed.ts';
import { only, type Rows, withMore } from '../row.ts';

const doctors: PressedCall = {
  call: 'listServices',
  where: 'for somebody signed in',
  sent: { method: 'GET', path: '/services/category/Doctor', bearer: token, body: null },
  wrongShape: { services: [{ ...service, price: 'dear' }] },
  arrive: () => visit('/categories', signedIn),
  button: 'Doctor Available',
  twice: pressTwiceByKey,
  said: [],
  toasts: () => ['Failed to fetch services.'],
  kept: 'the category stays open and can be tried again',
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver('/categories');
    expect(dialog(dialogs.doctors)).toBeDefined();
    expect(screen.queryByText(service.name)).toBeNull();
    expect(screen.queryByText('Loading services...')).toBeNull();
    expect(screen.queryByText('No services found in this category.')).toBeNull();
    expect(stored()).toMatchObject({ token });
  },
  again: texts.tryAgain,
  good: ok({ services: [service] }),
  goesOn: () => expect(inDialog(dialogs.doctors, service.name)).toBeDefined(),
  leave: () => press('Close'),
  left: () => {
    expectNoDialog();
    expect(stored()).toMatchObject({ token });
  },
  comeBack: async () => void (await until(() => enabled('Doctor Available'))),
};

const doctorsOfVisitor: PressedCall = {
  ...doctors,
  where: 'for a visitor',
  sent: { ...doctors.sent, bearer: null },
  arrive: () => visit('/categories'),
  left: expectNoDialog,
};

/** A category's services, and a booking of one of them. */
export const exploreRows = {
  listServices: withMore(
    pressed(doctors),
    only(pressed(doctorsOfVisitor), 'success', 'unauthorized', 'lateAnswer'),
  ),

  slotsByDate: pressed({
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
    said: [],
    toasts: () => ['Failed to fetch slots.'],
    kept: 'the dialog stays open and the slots can be asked for again',
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver('/service-details');
      expect(dialog('Select Slot')).toBeDefined();
      expect(screen.queryByText('No slots available for selected date.')).toBeNull();
      expect(screen.queryByText('Loading slots...')).toBeNull();
    },
    again: texts.tryAgain,
    good: wellAnswers.slotsByDate,
    goesOn: () => expect(screen.getAllByRole('option')).toHaveLength(2),
    leave: () => press('Close'),
    left: expectNoDialog,
    comeBack: () => follow(texts.continueWhereYouLeftOff),
    isMadeByComingBack: true,
  }),

  confirmBooking: pressed({
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
    button: 'Confirm Booking',
    said: ['Booking confirmed at 09:00'],
    toasts: ({ kind }) => {
      if (kind === 'unauthorized') return ['You are not authorized.'];
      return [kind === 'refused' ? `Error: ${sentence}` : 'Booking failed.'];
    },
    kept: 'the slot stays chosen',
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver('/service-details');
      expect(dialog('Select Slot')).toBeDefined();
      expect(chosen()).toEqual(['09:00 - 10:00']);
      expect(enabled('Confirm Booking')).toBeDefined();
    },
    again: 'Confirm Booking',
    good: wellAnswers.confirmBooking,
    goesOn: () => expect(inDialog('Your booking is confirmed', '09:00 - 10:00')).toBeDefined(),
    leave: goHome,
    left: expectNoDialog,
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
    },
  }),
} satisfies Rows;

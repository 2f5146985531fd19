import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { searchTexts } from '#domain/search.texts.ts';
import { texts } from '#domain/texts.ts';
import { todayHere } from '../../../../src/views/words/day-text.ts';
import { ok, service, token, userID, wellAnswers } from '../../../world/answers.ts';
import { location, signedIn } from '../../../world/device.ts';
import { chooseServiceSlot, chosen, follow, openService } from '../../../world/person/booking.ts';
import { press, pressTwiceByKey, type } from '../../../world/person/person.ts';
import {
  dialog,
  dialogs,
  enabled,
  expectNoDialog,
  field,
  inDialog,
  stored,
} from '../../../world/screen.ts';
import { network, signOutElsewhere, until, visit } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { type PressedCall, pressed } from '../pressed.ts';
import { pickColumns, type Rows, withExtraCells } from '../row.ts';

const doctors: PressedCall = {
  call: 'listServices',
  where: 'for a person who is signed in',
  page: '/categories',
  fields: { category: 'Doctor', ...location },
  wrongShape: { services: [{ name: service.name }] },
  arrive: () => visit('/categories', signedIn),
  button: 'Doctor Available',
  twice: pressTwiceByKey,
  said: [],
  toasts: () => ['Failed to fetch services.'],
  kept: 'the category stays open and can be tried again',
  asItWas: () => {
    expect(dialog(dialogs.doctors)).toBeVisible();
    expect(screen.queryByText(service.name)).toBeNull();
    expect(screen.queryByText('Loading services...')).toBeNull();
    expect(screen.queryByText('No services found in this category.')).toBeNull();
    expect(stored()).toMatchObject({ token });
  },
  again: texts.tryAgain,
  good: ok({ services: [service] }),
  done: 'the services are shown',
  goesOn: () => expect(inDialog(dialogs.doctors, service.name)).toBeVisible(),
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
  fields: { category: 'Doctor' },
  bearer: null,
  arrive: () => visit('/categories'),
  left: expectNoDialog,
};

const cheaper = { ...service, service_id: 'cheaper', name: 'Tooth polish', price: 50 };

const search: PressedCall = {
  call: 'searchServices',
  page: '/categories',
  fields: { query: 'tooth', sort: 'price', ...location },
  wrongShape: { services: [{ name: service.name }] },
  arrive: async () => {
    network.answer('searchServices', ok({ services: [service, cheaper] }));
    await visit('/categories', signedIn);
    await type(texts.searchServices, 'tooth');
    await until(() => enabled(searchTexts.sorts.price));
  },
  button: searchTexts.sorts.price,
  twice: pressTwiceByKey,
  said: [],
  toasts: () => [],
  kept: 'the text stays and can be searched again',
  asItWas: () => {
    expect(field(texts.searchServices)).toHaveValue('tooth');
    expect(screen.getByRole('alert')).toHaveTextContent('The services did not arrive.');
    expect(screen.queryByText(service.name)).toBeNull();
    expect(stored()).toMatchObject({ token });
  },
  again: texts.tryAgain,
  good: ok({ services: [cheaper] }),
  done: 'the services are shown in their new order',
  goesOn: () => {
    expect(screen.getByText(searchTexts.found('1 service', 'tooth'))).toBeVisible();
    expect(screen.getByText(cheaper.name)).toBeVisible();
  },
  leave: () => press(texts.clearSearch),
  left: () => {
    expect(enabled('Doctor Available')).toBeVisible();
    expect(stored()).toMatchObject({ token });
  },
  comeBack: async () => {
    window.history.back();
    await until(() => expect(field(texts.searchServices)).toHaveValue('tooth'));
  },
  isMadeByComingBack: true,
};

/** A category's services, those that a search finds, and a booking of one of them. */
export const exploreRows = {
  listServices: withExtraCells(
    pressed(doctors),
    pickColumns(pressed(doctorsOfVisitor), 'unauthorized', 'lateAnswer', 'doubleSubmit'),
  ),

  searchServices: pressed(search),

  slotsByDate: pressed({
    call: 'slotsByDate',
    page: '/service-details',
    fields: {
      owner_id: service.partner_id,
      owner_type: 'partner',
      date: todayHere(),
      service_duration: 60,
      location_mode: '',
    },
    wrongShape: { slots: [{ start: '09:00', end: '10:00' }] },
    arrive: openService,
    button: texts.bookNow,
    toasts: () => ['Failed to fetch slots.'],
    kept: 'the dialog stays open and the slots can be asked for again',
    asItWas: () => {
      expect(dialog('Select Slot')).toBeVisible();
      expect(screen.queryByText('No slots available for selected date.')).toBeNull();
      expect(screen.queryByText('Loading slots...')).toBeNull();
    },
    again: texts.tryAgain,
    good: wellAnswers.slotsByDate,
    done: 'the slots are shown',
    goesOn: () => expect(screen.getAllByRole('option')).toHaveLength(2),
    leave: () => press('Close'),
    comeBack: () => follow(texts.continueWhereYouLeftOff),
    isMadeByComingBack: true,
  }),

  confirmBooking: pressed({
    call: 'confirmBooking',
    page: '/service-details',
    fields: {
      user_id: userID,
      partner_id: service.partner_id,
      service_id: service.service_id,
      date: todayHere(),
      start_time: '09:00',
      end_time: '10:00',
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
    asItWas: () => {
      expect(dialog('Select Slot')).toBeVisible();
      expect(chosen()).toEqual(['09:00 - 10:00']);
      expect(enabled('Confirm Booking')).toBeVisible();
    },
    good: wellAnswers.confirmBooking,
    done: 'the booking is confirmed',
    leave: signOutElsewhere,
    goesOn: () => expect(inDialog('Your booking is confirmed', '09:00 - 10:00')).toBeVisible(),
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => expect(chosen()).toEqual(['09:00 - 10:00']));
    },
  }),
} satisfies Rows;

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { todayHere } from '../../../../src/views/words/day-text.ts';
import { ok, resource, token, userID, wellAnswers } from '../../../world/answers.ts';
import {
  chooseResourceSlots,
  chosen,
  expectLoginOver,
  follow,
  goHome,
} from '../../../world/person/booking.ts';
import { dialog, enabled, expectNoDialog } from '../../../world/screen.ts';
import { network, until } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import type { Rows } from '../row.ts';

const path = '/resource/hall';
const get = { method: 'GET', bearer: token, body: null } as const;
const both = ['09:00 - 10:00', '10:00 - 11:00'];

/** From the tree of organisations to a booked resource. */
export const organisationRows = {
  getUserOrganisations: loaded({
    call: 'getUserOrganisations',
    sent: { ...get, path: `/get-user-organisations?userId=${userID}` },
    wrongShape: { organisations: [] },
    path: '/my-organisation',
    toasts: () => [],
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver('/my-organisation');
      expect(screen.getByRole('alert')).toBeDefined();
      expect(screen.queryByText("You're not part of any organisation yet")).toBeNull();
    },
    again: texts.tryAgain,
    good: wellAnswers.getUserOrganisations,
    goesOn: () => expect(screen.getByRole('treegrid', { name: 'My organisation' })).toBeDefined(),
  }),

  getResource: loaded({
    call: 'getResource',
    sent: { ...get, path },
    wrongShape: { ...resource, capacity: 'forty' },
    path,
    toasts: () => [],
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver(path);
      expect(screen.getByText('Could not load resource details')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
      expect(network.sent('getResourceSlots')).toEqual([]);
    },
    again: texts.tryAgain,
    good: wellAnswers.getResource,
    goesOn: () => expect(screen.getByRole('heading', { name: resource.name })).toBeDefined(),
  }),

  getResourceSlots: loaded({
    call: 'getResourceSlots',
    sent: { ...get, path: `${path}/slots?date=${todayHere()}` },
    wrongShape: { slots: [{ start: '09:00', end: '10:00' }] },
    path,
    toasts: () => ['Failed to fetch slots.'],
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver(path);
      expect(screen.getByRole('heading', { name: resource.name })).toBeDefined();
      const bookNow = screen.getByRole('button', { name: 'Book Now' });
      expect(bookNow.hasAttribute('disabled')).toBe(true);
      expect(enabled(texts.tryAgain)).toBeDefined();
    },
    again: texts.tryAgain,
    good: wellAnswers.getResourceSlots,
    goesOn: () => expect(enabled('Book Now')).toBeDefined(),
  }),

  bookResource: pressed({
    call: 'bookResource',
    sent: {
      method: 'POST',
      path: `${path}/book`,
      bearer: token,
      body: {
        userId: userID,
        date: todayHere(),
        slots: [
          { start: '09:00', end: '10:00' },
          { start: '10:00', end: '11:00' },
        ],
      },
    },
    wrongShape: { error: { code: 7 } },
    moreFaults: [{ column: 'refusal', kind: 'refused', answer: ok({ error: sentence }) }],
    arrive: chooseResourceSlots,
    button: 'Confirm Booking',
    said: [],
    toasts: ({ kind }) => (kind === 'unauthorized' ? ['You are not authorized.'] : []),
    alert: ({ kind }) => {
      if (kind === 'unauthorized') return null;
      return ['Booking failed', kind === 'refused' ? sentence : ''];
    },
    kept: 'both slots stay chosen',
    asItWas: (fault) => {
      if (fault.kind === 'unauthorized') return expectLoginOver(path);
      expect(dialog('Select Slots')).toBeDefined();
      expect(chosen()).toEqual(both);
      expect(enabled('Confirm Booking')).toBeDefined();
    },
    again: 'Confirm Booking',
    good: wellAnswers.bookResource,
    goesOn: () =>
      expect(screen.getByRole('alertdialog', { name: 'Booking Successful' })).toBeDefined(),
    leave: goHome,
    left: expectNoDialog,
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => expect(chosen()).toEqual(both));
    },
  }),
} satisfies Rows;

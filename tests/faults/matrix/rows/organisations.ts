import { getLocalTimeZone } from '@internationalized/date';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { todayHere } from '../../../../src/views/words/day-text.ts';
import { ok, resource, userID, wellAnswers } from '../../../world/answers.ts';
import { chooseResourceSlots, chosen, follow } from '../../../world/person/booking.ts';
import { dialog, enabled } from '../../../world/screen.ts';
import { network, signOutElsewhere, until } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import type { Rows } from '../row.ts';

const page = '/resource/hall';
const resourceId = 'hall';
const both = ['09:00 - 10:00', '10:00 - 11:00'];

/** From the tree of organisations to a booked resource. */
export const organisationRows = {
  getUserOrganisations: loaded({
    call: 'getUserOrganisations',
    fields: { userId: userID, zone: getLocalTimeZone() },
    wrongShape: { organisations: [{ branches: [] }] },
    page: '/my-organisation',
    asItWas: () => {
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.queryByText("You're not part of any organisation yet")).toBeNull();
    },
    again: texts.tryAgain,
    good: wellAnswers.getUserOrganisations,
    goesOn: () => expect(screen.getByRole('treegrid', { name: 'My organisation' })).toBeVisible(),
  }),

  getResource: loaded({
    call: 'getResource',
    fields: { resourceId },
    wrongShape: { capacity: resource.capacity },
    page,
    asItWas: () => {
      expect(screen.getByText('Could not load resource details')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
      expect(network.sent('getResourceSlots')).toEqual([]);
    },
    again: texts.tryAgain,
    good: wellAnswers.getResource,
    goesOn: () => expect(screen.getByRole('heading', { name: resource.name })).toBeVisible(),
  }),

  getResourceSlots: loaded({
    call: 'getResourceSlots',
    fields: { resourceId, date: todayHere() },
    wrongShape: { slots: [{ start: '09:00', end: '10:00' }] },
    page,
    toasts: () => ['Failed to fetch slots.'],
    asItWas: () => {
      expect(screen.getByRole('heading', { name: resource.name })).toBeVisible();
      expect(() => enabled('Book Now')).toThrow('Book Now cannot be pressed.');
      expect(enabled(texts.tryAgain)).toBeVisible();
    },
    again: texts.tryAgain,
    good: wellAnswers.getResourceSlots,
    goesOn: () => expect(enabled('Book Now')).toBeVisible(),
  }),

  bookResource: pressed({
    call: 'bookResource',
    page,
    fields: {
      resourceId,
      userId: userID,
      date: todayHere(),
      slots: [
        { start: '09:00', end: '10:00' },
        { start: '10:00', end: '11:00' },
      ],
    },
    wrongShape: { error: { code: 7 } },
    isDoneWithoutBody: true,
    moreFaults: [{ column: 'refusal', kind: 'refused', answer: ok({ error: sentence }) }],
    arrive: chooseResourceSlots,
    button: 'Confirm Booking',
    toasts: ({ kind }) => (kind === 'unauthorized' ? ['You are not authorized.'] : []),
    alert: ({ kind }) => {
      if (kind === 'unauthorized') return null;
      return ['Booking failed', kind === 'refused' ? sentence : ''];
    },
    kept: 'both slots stay chosen',
    asItWas: () => {
      expect(dialog('Select Slots')).toBeVisible();
      expect(chosen()).toEqual(both);
      expect(enabled('Confirm Booking')).toBeVisible();
    },
    good: wellAnswers.bookResource,
    done: 'an alert says “Booking Successful”',
    leave: signOutElsewhere,
    goesOn: () =>
      expect(screen.getByRole('alertdialog', { name: 'Booking Successful' })).toBeVisible(),
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => expect(chosen()).toEqual(both));
    },
  }),
} satisfies Rows;

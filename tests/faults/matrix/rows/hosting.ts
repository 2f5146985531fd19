import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { event, token, userID, wellAnswers } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import { expectLoginOver, follow, goHome } from '../../../world/person/booking.ts';
import {
  createEvents,
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
  plannedBody,
} from '../../../world/person/hosting.ts';
import { press, pressTwiceByKey } from '../../../world/person/person.ts';
import { dialog, enabled, expectNoDialog } from '../../../world/screen.ts';
import { until, visit } from '../../../world/visit.tsx';
import { type Fault, sentence } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import { only, type Rows, withMore } from '../row.ts';

const eventPage = `/event/${event.id}`;

const getEvents = {
  call: 'getEvents',
  sent: { method: 'GET', path: `/get_events?host_id=${userID}`, bearer: token, body: null },
  wrongShape: { events: [{ ...event, eventDateTime: null }] },
  good: wellAnswers.getEvents,
} as const;

const listOverForm = pressed({
  ...getEvents,
  where: 'in the list over the form',
  arrive: openPlanned,
  button: 'Show My Events',
  twice: pressTwiceByKey,
  said: [],
  toasts: (fault) => [saidOfList(fault)],
  kept: 'the form is kept',
  asItWas: (fault) => {
    expectPlanned();
    expectSilenceOfTheService();
    if (fault.kind === 'unauthorized') return expectLoginOver(createEvents);
    expect(dialog('Your Created Events')).toBeDefined();
    expect(screen.queryByText('No events yet.')).toBeNull();
    expect(screen.queryByText('Loading your events...')).toBeNull();
  },
  again: texts.tryAgain,
  goesOn: () => {
    const row = within(dialog('Your Created Events')).getByRole('link', { name: /Ugadi dinner/ });
    expect(within(row).getByText('Active')).toBeDefined();
  },
  leave: () => press('Close'),
  left: () => {
    expectNoDialog();
    expectPlanned();
  },
  comeBack: async () => {
    await follow(texts.continueWhereYouLeftOff);
    await until(expectPlanned);
  },
});

const eventsPage = loaded({
  ...getEvents,
  path: eventPage,
  toasts: (fault) => [saidOfList(fault)],
  asItWas: (fault) => {
    expectSilenceOfTheService();
    expect(screen.queryByText(texts.eventMissing)).toBeNull();
    if (fault.kind === 'unauthorized') return expectLoginOver(eventPage);
    expect(enabled(texts.tryAgain)).toBeDefined();
  },
  again: texts.tryAgain,
  goesOn: expectEvent,
});

const newerAnswers = pressed({
  ...getEvents,
  where: 'for newer answers to an event',
  arrive: async () => {
    await visit(eventPage, signedIn, event);
    await until(() => enabled('Refresh answers'));
  },
  button: 'Refresh answers',
  said: [],
  toasts: () => [],
  kept: 'the event is shown as it was',
  asItWas: (fault) => {
    expectSilenceOfTheService();
    expect(screen.getByText('Payasam')).toBeDefined();
    if (fault.kind === 'unauthorized') return expectLoginOver(eventPage);
    expectEvent();
  },
  again: 'Refresh answers',
  goesOn: expectEvent,
  leave: goHome,
  left: expectNoDialog,
  comeBack: () => follow(texts.continueWhereYouLeftOff),
});

/** A host's events. */
export const hostingRows = {
  getEvents: withMore(
    withMore(listOverForm, only(eventsPage, 'success', 'unauthorized', 'timeout', 'lateAnswer')),
    only(newerAnswers, 'unauthorized', 'timeout', 'lateAnswer'),
  ),

  createEvent: pressed({
    call: 'createEvent',
    sent: { method: 'POST', path: '/create_event', bearer: token, body: plannedBody },
    arrive: openPlanned,
    button: 'Create Event',
    said: [],
    toasts: () => [],
    alert: ({ kind }) => (kind === 'unauthorized' ? null : ['Error', 'Failed to create event']),
    kept: 'the form keeps everything and can be sent again',
    asItWas: (fault) => {
      expectPlanned();
      if (fault.kind === 'unauthorized') expectLoginOver(createEvents);
      expect(screen.queryByText(sentence) !== null).toBe(fault.kind === 'refused');
    },
    again: 'Create Event',
    good: wellAnswers.createEvent,
    goesOn: () => {
      expectSuccess();
      expectNothingPlanned();
      expect(screen.queryByText(sentence)).toBeNull();
    },
    leave: goHome,
    left: expectNoDialog,
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(expectPlanned);
    },
  }),
} satisfies Rows;

function saidOfList({ kind }: Fault): string {
  if (kind === 'unauthorized') return 'Session expired. Please log in again.';
  return 'Failed to fetch events';
}

/** Nothing of what the service wrote is on the screen. */
function expectSilenceOfTheService(): void {
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

function expectEvent(): void {
  expect(screen.getByRole('heading', { level: 1, name: event.eventName })).toBeDefined();
  expect(screen.getByText('Payasam')).toBeDefined();
}

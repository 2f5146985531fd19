import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { event, token, userID, wellAnswers } from './support/answers.ts';
import { expectLoginOver, goHome } from './support/booking-person.ts';
import { describeCall } from './support/describe-call.ts';
import { describeLoad } from './support/describe-load.ts';
import { signedIn } from './support/device.ts';
import { type Fault, misreadOf, sentence } from './support/faults.ts';
import {
  createEvents,
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
  plannedBody,
} from './support/hosting-person.ts';
import { dialog, enabled, expectNoDialog, toasts } from './support/looks.ts';
import { press, pressTwiceByKey } from './support/person.ts';
import { network, until, visit } from './support/visit.tsx';

const eventPage = `/event/${event.id}`;

const getEvents = {
  call: 'getEvents',
  sent: { method: 'GET', path: `/get_events?host_id=${userID}`, bearer: token, body: null },
  wrongShape: { events: [{ ...event, eventDateTime: null }] },
  good: wellAnswers.getEvents,
} as const;

describeCall({
  ...getEvents,
  whose: 'of the list over the form',
  arrive: openPlanned,
  button: texts.showMyEvents,
  twice: pressTwiceByKey,
  toasts: (fault) => [saidOfList(fault)],
  kept: 'the form is kept',
  asItWas: (fault) => {
    expectPlanned();
    expectSilenceOfTheService();
    if (fault.kind === 'unauthorized') return expectLoginOver(createEvents);
    expect(dialog(texts.eventList)).toBeDefined();
    expect(screen.queryByText(texts.eventsEmpty)).toBeNull();
    expect(screen.queryByText(texts.eventsLoading)).toBeNull();
  },
  again: texts.tryAgain,
  endsSessionOn401: true,
  goesOn: () => {
    const row = within(dialog(texts.eventList)).getByRole('link', { name: /Ugadi dinner/ });
    expect(within(row).getByText(texts.active)).toBeDefined();
  },
  leave: () => press('Close'),
  left: () => {
    expectNoDialog();
    expectPlanned();
  },
});

describeLoad({
  ...getEvents,
  arrive: () => visit(eventPage, signedIn),
  toasts: (fault) => [saidOfList(fault)],
  asItWas: (fault) => {
    expectSilenceOfTheService();
    expect(screen.queryByText(texts.eventMissing)).toBeNull();
    if (fault.kind === 'unauthorized') return expectLoginOver(eventPage);
    expect(enabled(texts.tryAgain)).toBeDefined();
  },
  goesOn: expectEvent,
});

describeCall({
  ...getEvents,
  whose: 'of newer answers to an event',
  arrive: async () => {
    await visit(eventPage, signedIn, event);
    await until(() => enabled('Refresh answers'));
  },
  button: 'Refresh answers',
  toasts: () => [],
  kept: 'the event is shown as it was',
  asItWas: (fault) => {
    expectSilenceOfTheService();
    expect(screen.getByText('Payasam')).toBeDefined();
    if (fault.kind === 'unauthorized') return expectLoginOver(eventPage);
    expectEvent();
  },
  again: 'Refresh answers',
  endsSessionOn401: true,
  goesOn: expectEvent,
  leave: goHome,
  left: expectNoDialog,
});

describeCall({
  call: 'createEvent',
  sent: { method: 'POST', path: '/create_event', bearer: token, body: plannedBody },
  arrive: openPlanned,
  button: texts.createEvent,
  toasts: () => [],
  alert: ({ kind }) =>
    kind === 'unauthorized' ? null : [texts.eventNotCreated, texts.eventNotCreatedMessage],
  kept: 'the form keeps everything and can be sent again',
  asItWas: (fault) => {
    expectPlanned();
    if (fault.kind === 'unauthorized') expectLoginOver(createEvents);
    expect(screen.queryByText(sentence) !== null).toBe(fault.kind === 'refused');
  },
  again: texts.createEvent,
  endsSessionOn401: true,
  good: wellAnswers.createEvent,
  goesOn: () => {
    expectSuccess();
    expectNothingPlanned();
    expect(screen.queryByText(sentence)).toBeNull();
  },
  leave: goHome,
  left: expectNoDialog,
});

describe('createEvent says nothing that is read:', () => {
  it.each(misreadOf(null))('a success that $title is “Success!” all the same', async (fault) => {
    await openPlanned();
    network.answer('createEvent', fault.answer);
    await press(texts.createEvent);
    await until(expectSuccess);
    await press('OK');
    expectNothingPlanned();
    expect(toasts()).toEqual([]);
    expect(network.sent('createEvent')).toHaveLength(1);
  });
});

function saidOfList({ kind }: Fault): string {
  return kind === 'unauthorized' ? texts.sessionExpired : texts.eventsFailed;
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

import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { event, ok, secondPage, silence, userID, wellAnswers } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import { follow } from '../../../world/person/booking.ts';
import {
  createEvents,
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
  plannedBody,
} from '../../../world/person/hosting.ts';
import { press, pressTwiceByKey, type } from '../../../world/person/person.ts';
import { dialog, enabled, expectNoDialog, inDialog } from '../../../world/screen.ts';
import { network, signOutElsewhere, until, visit } from '../../../world/visit.tsx';
import { type Fault, sentence } from '../../faults.ts';
import { furtherPage } from '../further-page.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import { pickColumns, type Rows, withExtraCells } from '../row.ts';

const eventPage = `/event/${event.id}`;

const getEvents = {
  call: 'getEvents',
  fields: { host_id: userID },
  wrongShape: { events: [{ venue: event.venue }] },
  good: wellAnswers.getEvents,
} as const;

const listOverForm = pressed({
  ...getEvents,
  where: 'in the list over the form',
  page: createEvents,
  underLogin: () => {
    expectPlanned();
    expectNoRefusalShown();
  },
  arrive: openPlanned,
  button: 'Show My Events',
  twice: pressTwiceByKey,
  toasts: (fault) => [saidOfList(fault)],
  kept: 'the form keeps everything',
  asItWas: () => {
    expectPlanned();
    expectNoRefusalShown();
    expect(dialog('Your Created Events')).toBeVisible();
    expect(screen.queryByText('No events yet.')).toBeNull();
    expect(screen.queryByText('Loading your events...')).toBeNull();
  },
  again: texts.tryAgain,
  done: 'the list shows the event',
  goesOn: () => {
    expect(within(listed('Ugadi dinner')).getByText('Active')).toBeVisible();
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

const holi = { ...event, id: 'holi', eventName: 'Holi breakfast' };

const further = furtherPage({
  ...getEvents,
  fields: { ...getEvents.fields, cursor: secondPage },
  where: 'for a further page of the list',
  page: createEvents,
  underLogin: () => {
    expectPlanned();
    expectNoRefusalShown();
  },
  first: { events: [event] },
  second: { events: [holi] },
  names: ['Ugadi dinner', 'Holi breakfast'],
  item: listed,
  open: async () => {
    await openPlanned();
    await press(texts.showMyEvents);
  },
  toasts: ({ kind }) => (kind === 'unauthorized' ? [texts.sessionExpired] : []),
  asItWas: () => {
    expectNoRefusalShown();
    expect(listed('Ugadi dinner')).toBeVisible();
    expect(within(dialog(texts.eventList)).getByRole('alert').textContent).toBe(texts.moreFailed);
  },
  good: ok({ events: [holi] }),
  leave: () => press('Close'),
  left: () => {
    expectNoDialog();
    expectPlanned();
  },
});

const eventsPage = loaded({
  ...getEvents,
  page: eventPage,
  underLogin: () => {
    expectNoRefusalShown();
    expect(screen.queryByText(texts.eventMissing)).toBeNull();
  },
  toasts: (fault) => [saidOfList(fault)],
  asItWas: () => {
    expectNoRefusalShown();
    expect(screen.queryByText(texts.eventMissing)).toBeNull();
    expect(enabled(texts.tryAgain)).toBeVisible();
  },
  again: texts.tryAgain,
  goesOn: expectEvent,
});

const newerAnswers = pressed({
  ...getEvents,
  where: 'for newer answers to an event',
  page: eventPage,
  underLogin: () => {
    expectNoRefusalShown();
    expectAnswers();
  },
  arrive: async () => {
    await visit(eventPage, signedIn, event);
    await until(() => enabled('Refresh answers'));
  },
  button: 'Refresh answers',
  kept: 'the event stays as it was',
  asItWas: () => {
    expectNoRefusalShown();
    expectEvent();
  },
  done: 'the answers are shown',
  goesOn: expectEvent,
  comeBack: () => follow(texts.continueWhereYouLeftOff),
});

/** A host's events. */
export const hostingRows = {
  getEvents: withExtraCells(
    withExtraCells(
      withExtraCells(
        listOverForm,
        pickColumns(eventsPage, 'unauthorized', 'timeout', 'lateAnswer'),
      ),
      pickColumns(newerAnswers, 'unauthorized', 'timeout', 'lateAnswer'),
    ),
    further,
  ),

  createEvent: pressed({
    call: 'createEvent',
    page: createEvents,
    fields: plannedBody,
    arrive: openPlanned,
    button: 'Create Event',
    alert: ({ kind }) => (kind === 'unauthorized' ? null : ['Error', 'Failed to create event']),
    kept: 'the form keeps everything and can be sent again',
    underLogin: () => {
      expectPlanned();
      expect(screen.queryByText(sentence)).toBeNull();
    },
    asItWas: (fault) => {
      expectPlanned();
      expect(screen.queryByText(sentence) !== null).toBe(fault.kind === 'refused');
    },
    good: wellAnswers.createEvent,
    done: 'the event is created',
    leave: signOutElsewhere,
    goesOn: () => {
      expectSuccess();
      expectNothingPlanned();
      expect(screen.queryByText(sentence)).toBeNull();
    },
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(expectPlanned);
    },
  }),

  updateEvent: pressed({
    call: 'updateEvent',
    page: eventPage,
    fields: {
      event_id: event.id,
      user_id: userID,
      eventData: {
        ...{ eventName: 'Sankranti', eventDateTime: event.eventDateTime, venue: event.venue },
        ...{ description: event.description, inviteExpiryDate: event.inviteExpiryDate },
        rsvpQuestionnaire: event.rsvpQuestionnaire,
      },
      invitees: event.invitees.map(({ mobile_number }) => mobile_number),
      version: null,
    },
    arrive: async () => {
      serveChangeable();
      await visit(eventPage, signedIn);
      await openForm();
      await type('Event name', 'Sankranti');
    },
    button: texts.saveChanges,
    said: [texts.eventUpdated],
    kept: 'the form keeps what was typed',
    underLogin: expectTyped,
    asItWas: ({ kind }) => {
      expectTyped();
      const failure = kind === 'refused' ? sentence : texts.eventNotUpdated;
      expect(inDialog(texts.editEvent, failure)).toBeVisible();
    },
    good: ok({}),
    done: 'the page shows the change',
    leave: signOutElsewhere,
    goesOn: () => {
      expectNoDialog();
      expect(screen.getByRole('heading', { level: 1, name: 'Sankranti' })).toBeVisible();
    },
    comeBack: async () => {
      serveChangeable();
      await follow(texts.continueWhereYouLeftOff);
      await openForm();
      await until(expectTyped);
    },
  }),

  cancelEvent: pressed({
    call: 'cancelEvent',
    page: eventPage,
    fields: { event_id: event.id, user_id: userID, message: 'We are ill.' },
    arrive: async () => {
      serveChangeable();
      await visit(eventPage, signedIn);
      await askToCancel();
      await type('A sentence for your guests (optional)', 'We are ill.');
    },
    button: texts.cancelEvent,
    said: [texts.eventCancelled],
    kept: 'the question stays open with the sentence',
    underLogin: expectSentence,
    asItWas: ({ kind }) => {
      expectSentence();
      const failure = kind === 'refused' ? sentence : texts.eventNotCancelled;
      expect(inDialog(texts.cancelEventQuestion, failure)).toBeVisible();
    },
    good: ok({}),
    done: 'the page says that the event is cancelled',
    leave: signOutElsewhere,
    goesOn: () => {
      expectNoDialog();
      expect(screen.getByText(texts.eventIsCancelled)).toBeVisible();
      expect(screen.getByText('We are ill.')).toBeVisible();
    },
    comeBack: async () => {
      serveChangeable();
      await follow(texts.continueWhereYouLeftOff);
      await askToCancel();
      await until(expectSentence);
    },
  }),
} satisfies Rows;

/** The service lets the host change the event, and has what it was asked to change. */
function serveChangeable(): void {
  network.answer('getEvents', () => {
    const isChanged = network.sent('updateEvent').length > 0;
    const eventName = isChanged ? 'Sankranti' : event.eventName;
    return Response.json({ events: [{ ...event, eventName, can_edit: true }] });
  });
}

async function openForm(): Promise<void> {
  await until(() => enabled(texts.editEvent));
  await press(texts.editEvent);
  await until(() => dialog(texts.editEvent));
}

function expectTyped(): void {
  // What the login covers is hidden from roles.
  const form = screen.getByRole('dialog', { name: texts.editEvent, hidden: true });
  expect(within(form).getByDisplayValue('Sankranti')).toBeVisible();
}

async function askToCancel(): Promise<void> {
  await until(() => enabled(texts.cancelEvent));
  await press(texts.cancelEvent);
  await until(() => dialog(texts.cancelEventQuestion));
  // What the page asks for afterwards is on its way.
  network.answer('getEvents', silence);
}

function expectSentence(): void {
  // What the login covers is hidden from roles.
  const asked = screen.getByRole('dialog', { name: texts.cancelEventQuestion, hidden: true });
  expect(within(asked).getByDisplayValue('We are ill.')).toBeVisible();
}

function listed(name: string): HTMLElement {
  return within(dialog(texts.eventList)).getByRole('link', { name: new RegExp(name) });
}

function saidOfList({ kind }: Fault): string {
  if (kind === 'unauthorized') return 'Session expired. Please log in again.';
  return 'Failed to fetch events';
}

/** The service's own sentence is not on the screen. */
function expectNoRefusalShown(): void {
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

function expectEvent(): void {
  expect(screen.getByRole('heading', { level: 1, name: event.eventName })).toBeVisible();
  expectAnswers();
}

/** What the guest said stands beside them and under its question. */
function expectAnswers(): void {
  const answers = screen.getAllByText('Payasam');
  expect(answers).toHaveLength(2);
  for (const answer of answers) expect(answer).toBeVisible();
}

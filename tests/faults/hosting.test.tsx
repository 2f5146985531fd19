import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { event, noConnection, ok, refusal, wellAnswers } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { follow } from '../world/person/booking.ts';
import {
  ask,
  createEvents,
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
  planByHand,
  planned,
  plannedBody,
  questions,
} from '../world/person/hosting.ts';
import { beSomebodyElse, press, pressTwice, signInAgain } from '../world/person/person.ts';
import { dialog, enabled, expectLoginOver, expectNoDialog, toasts } from '../world/screen.ts';
import { breathe, network, signOutElsewhere, until, visit } from '../world/visit.tsx';
import { sentence } from './faults.ts';

const html = '<img src="x" onerror="alert(1)"> <b>No</b> &amp; no';
const bodies = () => network.sent('createEvent').map(({ body }) => body);

describe('Hosting: a session that ends before the event is created', () => {
  it('gives the same person the typed event back after the next login', async () => {
    await planByHand();
    network.answer('createEvent', refusal(401, sentence));
    await pressTwice(texts.createEvent);
    await until(() => expectLoginOver(createEvents));
    await signInAgain();
    await follow(texts.continueWhereYouLeftOff);
    await until(expectPlanned);
    expect(window.location.pathname).toBe(createEvents);
    network.answer('createEvent', wellAnswers.createEvent);
    await press(texts.createEvent);
    await until(expectSuccess);
    expect(bodies()).toEqual([plannedBody, plannedBody]);
  });

  it('hides the event from another person and keeps it for its author', async () => {
    await openPlanned();
    network.answer('createEvent', refusal(401, sentence));
    await press(texts.createEvent);
    await until(() => expectLoginOver(createEvents));
    beSomebodyElse();
    await signInAgain();
    await until(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText(texts.continueWhereYouLeftOff)).toBeNull();
    await follow(/^My Events/);
    await until(expectNothingPlanned);
    expect(document.body.textContent).not.toContain(planned.form.name);
    await visit(createEvents, signedIn);
    await until(expectPlanned);
  });

  it('ignores the answer on its way and forgets the event when another tab signs out', async () => {
    await openPlanned();
    const release = network.hold('createEvent');
    await press(texts.createEvent);
    await until(() => expect(bodies()).toHaveLength(1));
    await signOutElsewhere();
    await until(() => expect(window.location.pathname).toBe('/home'));
    release(wellAnswers.createEvent);
    await breathe();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expectNoDialog();
    await visit(createEvents, signedIn);
    await until(expectNothingPlanned);
  });
});

describe('Hosting: an event that could not be created', () => {
  it('can be changed, and is sent with the change', async () => {
    await openPlanned();
    network.answer('createEvent', noConnection);
    await pressTwice(texts.createEvent);
    await until(() => screen.getByRole('alertdialog', { name: texts.eventNotCreated }));
    await press('OK');
    expectPlanned();
    await ask('Who drives?');
    network.answer('createEvent', wellAnswers.createEvent);
    await pressTwice(texts.createEvent);
    await until(expectSuccess);
    const asked = { questionId: 'q_custom_2', questionText: 'Who drives?', type: 'text' };
    const rsvpQuestionnaire = [...planned.questions, asked];
    const changed = { ...plannedBody, eventData: { ...plannedBody.eventData, rsvpQuestionnaire } };
    expect(bodies()).toEqual([plannedBody, changed]);
  });

  it('shows the sentence of the refusal until the next try', async () => {
    await openPlanned();
    network.answer('createEvent', refusal(403, sentence));
    await press(texts.createEvent);
    await press('OK');
    await until(() => screen.getByText(sentence));
    network.hold('createEvent');
    await press(texts.createEvent);
    await until(() => expect(bodies()).toHaveLength(2));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('Hosting: HTML', () => {
  it('in the name, the venue, the description and a question of a new event is shown and sent as text', async () => {
    const { name, venue, description } = { name: html, venue: html, description: html };
    await openPlanned({ ...planned, form: { ...planned.form, name, venue, description } });
    await ask(html);
    expect(questions().at(-1)).toBe(html);
    expectNoMarkup();
    await press(texts.createEvent);
    await until(expectSuccess);
    const [{ eventData }] = bodies() as [typeof plannedBody];
    expect(eventData).toMatchObject({ eventName: html, venue: html, description: html });
    expect(eventData.rsvpQuestionnaire.at(-1)?.questionText).toBe(html);
  });

  it('in the name of an event is shown as text in the list', async () => {
    network.answer('getEvents', ok({ events: [{ ...event, eventName: null, title: html }] }));
    await openPlanned();
    await press(texts.showMyEvents);
    await until(() => within(dialog(texts.eventList)).getByText(html));
    expectNoMarkup();
  });

  it('in an event and in a guest’s number, name and answers is shown as text on the page of the event', async () => {
    const question = { questionId: 'q_custom_1', questionText: html, type: 'text' };
    const rsvpResponses = { q_attending: true, q_custom_1: html };
    const guest = { ...event.invitees[0], mobile_number: html, name: html, rsvpResponses };
    const texts = { eventName: html, venue: html, description: html };
    const written = { ...event, ...texts, rsvpQuestionnaire: [question], invitees: [guest] };
    network.answer('getEvents', ok({ events: [written] }));
    await visit(`/event/${event.id}`, signedIn);
    await until(() => screen.getByRole('heading', { level: 1, name: html }));
    // Answers stand beside their guest and under their question.
    expect(screen.getAllByText(html)).toHaveLength(9);
    expectNoMarkup();
  });

  it.each([
    ['is shown as text', html, html],
    ['that is not a text is left out', { html }, null],
  ])('in the sentence of a refusal %s', async (_, error, shown) => {
    await openPlanned();
    network.answer('createEvent', refusal(403, error));
    await press(texts.createEvent);
    const alert = await until(() => screen.getByRole('alertdialog'));
    expect(alert.textContent).toBe('ErrorFailed to create eventOK');
    await press('OK');
    await until(() => enabled(texts.createEvent));
    const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toEqual(shown === null ? [] : [shown]);
    expect(toasts()).toEqual([]);
    expectNoMarkup();
  });
});

function expectNoMarkup(): void {
  expect(document.querySelector('[onerror], main b, [role="dialog"] b')).toBeNull();
}

import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { page, refusal } from '../world/answers.ts';
import {
  expectAnswerKept,
  expectNothingAnswered,
  giveAnswer,
  invitations,
  invite,
  myAppointments,
  openInvitation,
  outcome,
  readAlert,
  sentOf,
  wayBack,
} from '../world/person/invitations.ts';
import { beSomebodyElse, press, pressTwice, signInAgain } from '../world/person/person.ts';
import { expectLoginOver, toasts } from '../world/screen.ts';
import { network, reload, until } from '../world/visit.tsx';
import { sentence } from './faults.ts';

const submit = 'Submit RSVP';

/** Successes beside those of the fault matrix; their bodies are not read. */
const successes = {
  'an empty body': page(200, ''),
  'another status of success': page(202, 'later'),
};

describe.each(invitations)('RSVP to an invitation ($kind)', (invitation) => {
  const { kind, call, title } = invitation;
  const sent = sentOf(invitation);

  it.each(Object.entries(successes))(
    'a success with %s confirms the answer, which can be changed',
    async (_, answer) => {
      await giveAnswer(invitation);
      network.answer(call, answer);
      await pressTwice(submit);
      await until(() => expect(outcome()).toBe('Your answer: Accepted'));
      expect(network.sent(call)).toEqual([sent]);
      expect(toasts()).toEqual([]);
      await press(texts.changeResponse);
      await until(expectAnswerKept);
    },
  );

  it('a reload keeps an answer that was not sent, and forgets it once it was sent', async () => {
    await giveAnswer(invitation);
    await reload();
    await until(() => screen.getByRole('article', { name: title }));
    expectAnswerKept();
    await press(submit);
    await until(() => expect(outcome()).toBe('Your answer: Accepted'));
    // The service knows nothing of the answer: the form would show what the device kept.
    invite(kind);
    await reload();
    await until(() => screen.getByRole('article', { name: title }));
    expectNothingAnswered();
  });

  it('the sentence of a refusal is shown as text, HTML included', async () => {
    const html = '<img src="x" onerror="alert(1)"> <b>No</b> &amp; no';
    await giveAnswer(invitation);
    network.answer(call, refusal(409, html));
    await press(submit);
    await readAlert('Submission Failed', 'Something went wrong while submitting your RSVP.');
    expect(within(screen.getByRole('article')).getByRole('alert').textContent).toBe(html);
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('after a 401 another person who signs in does not see the answer', async () => {
    await giveAnswer(invitation);
    network.answer(call, refusal(401, sentence));
    await press(submit);
    await until(() => expectLoginOver(myAppointments));
    beSomebodyElse();
    await signInAgain();
    await until(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('link', { name: wayBack })).toBeNull();
    window.history.pushState(null, '', myAppointments);
    await until(() => screen.getByRole('article', { name: title }));
    expectNothingAnswered();
  });
});

it.each([
  ['accepted', true, 'Accepted', 'Rejected'],
  ['responded', false, 'Rejected', 'Accepted'],
] as const)(
  'RSVP: an answer with status %s (attending: %s) can be changed',
  async (response_status, before, pill, after) => {
    const [event] = invitations;
    await openInvitation(event, { response_status, rsvpResponses: { q_attending: before } });
    expect(outcome()).toBe(`Your answer: ${pill}`);
    await press(texts.changeResponse);
    screen.getByRole('radio', { name: before ? 'No' : 'Yes' }).click();
    await press(submit);
    await until(() => expect(outcome()).toBe(`Your answer: ${after}`));
    const rsvpResponses = { q_attending: !before };
    expect(network.sent(event.call)).toMatchObject([{ body: { rsvpResponses } }]);
  },
);

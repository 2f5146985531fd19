import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import type { Answer } from '../world/network.ts';
import { invitations, invite, invitedEvent, myAppointments } from '../world/person/invitations.ts';
import { press, readAlert, type } from '../world/person/person.ts';
import { toasts } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const page = `/event/${invitedEvent.event_id}`;
const seats = { questionId: 'q_custom_2', questionText: 'How many seats?', type: 'number' };
const [attending, bring] = invitedEvent.rsvpQuestionnaire;
const asking = { ...invitedEvent, rsvpQuestionnaire: [attending, bring, seats] };
const failed = 'Failed to submit RSVP. Please try again.';

it('§22.95 an answer to an event that was cancelled meanwhile is refused, and list and page say that it is cancelled', async () => {
  for (const path of [myAppointments, page]) {
    await typeAnswer(path);
    lists({ ...asking, cancelled_at: '2026-03-09T06:00:00Z', cancel_message: 'We have flu.' });
    await sendRefused(409, 'The host has cancelled this event.');
    await until(() => screen.getByText(texts.eventIsCancelled));
    expect(screen.getByText('We have flu.')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    // The button that was pressed is gone with its form.
    await until(() => expect(screen.getByRole('main')).toHaveFocus());
  }
});

it('§22.95 a question that was removed meanwhile goes with a refused answer, and the other answers stay and are sent', async () => {
  for (const path of [myAppointments, page]) {
    await typeAnswer(path);
    lists({ ...asking, rsvpQuestionnaire: [attending, seats] });
    const sentence = 'Please check the answers: one is to a question that is not asked.';
    await sendRefused(400, sentence);
    await until(() => expect(screen.queryByLabelText('What will you bring?')).toBeNull());
    expect(within(screen.getByRole('article')).getByText(sentence)).toBeVisible();
    await until(() => expect(screen.getByRole('button', { name: 'Submit RSVP' })).toHaveFocus());
    expect(screen.getByLabelText<HTMLInputElement>('How many seats?').value).toBe('3');
    network.answer('respondToInvite', ok({}));
    await press('Submit RSVP');
    await until(() => screen.getByText('Accepted'));
    const { body } = network.sent('respondToInvite').at(-1) ?? {};
    expect(body).toMatchObject({ rsvpResponses: { q_attending: true, q_custom_2: 3 } });
  }
});

it('§22.95 an answer to an invitation that was taken back leads to the page that says “by invitation”', async () => {
  await typeAnswer(page);
  lists();
  await sendRefused(404, 'You have no such invitation.');
  await until(() => screen.getByRole('heading', { level: 1, name: texts.eventMissing }));
  expect(screen.queryByText('Ugadi dinner')).toBeNull();
});

it('§22.95 an invitation of the list that was taken back goes with a refused answer, whose reason is told', async () => {
  for (const { kind, call, title } of invitations) {
    invite(kind);
    await visit(myAppointments, signedIn);
    await until(() => screen.getByRole('article', { name: title }));
    screen.getByRole('radio', { name: 'Yes' }).click();
    network.answer('getUserEvents', ok({ invitedEvents: [] }));
    network.answer('getUserMemberInvites', ok({ invites: [] }));
    network.answer(call, refusal(404, 'You have no such invitation.'));
    await press('Submit RSVP');
    await readAlert(texts.submissionFailed, texts.submissionFailedMessage);
    await until(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
    expect(toasts()).toEqual([failed, 'You have no such invitation.']);
  }
});

it('§22.95 a refusal without a reason, as any service may give it, has the invitation fetched anew as well', async () => {
  await typeAnswer(page);
  lists({ ...asking, location: 'The new hall' });
  network.answer('respondToInvite', () => new Response('No', { status: 422 }));
  await press('Submit RSVP');
  await readAlert(texts.submissionFailed, texts.submissionFailedMessage);
  await until(() => screen.getByText('The new hall'));
  expect(screen.getByLabelText<HTMLInputElement>('How many seats?').value).toBe('3');
});

it('§22.95 a list that was requested before an answer was accepted does not open its form again', async () => {
  const changed = [{ field: 'time', former: '2099-11-28T14:00:00Z' }];
  const before = { ...asking, response_status: 'responded', rsvpResponses: { q_attending: true } };
  for (const path of [myAppointments, page]) {
    await open(path, { ...before, changed });
    const answerLate = await askAgain();
    lists({ ...before, location: 'The new hall' });
    await press('Submit RSVP');
    await until(() => screen.getByText('The new hall'));
    answerLate(ok({ invitedEvents: [{ ...before, changed }] }));
    await breathe();
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  }
});

it('§22.95 a list that was requested before an answer was accepted does not bring back the answer before it', async () => {
  for (const path of [myAppointments, page]) {
    await open(path, asking);
    screen.getByRole('radio', { name: 'Yes' }).click();
    await press('Submit RSVP');
    await until(() => screen.getByText('Accepted'));
    const answerLate = await askAgain();
    const told = { ...asking, response_status: 'responded' };
    lists({ ...told, rsvpResponses: { q_attending: false }, location: 'The new hall' });
    await press(texts.changeResponse);
    screen.getByRole('radio', { name: 'No' }).click();
    await press('Submit RSVP');
    await until(() => screen.getByText('The new hall'));
    answerLate(ok({ invitedEvents: [{ ...told, rsvpResponses: { q_attending: true } }] }));
    await breathe();
    expect(screen.getByText('Rejected')).toBeVisible();
  }
});

/** The person looks at the page again; what it asks for then comes when the returned function is called. */
async function askAgain(): Promise<(answer: Answer) => void> {
  const asked = network.sent('getUserEvents').length;
  const answerLate = network.hold('getUserEvents');
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(network.sent('getUserEvents')).toHaveLength(asked + 1));
  return answerLate;
}

async function open(path: string, invitation: object): Promise<void> {
  lists(invitation);
  network.answer('getEvents', ok({ events: [] }));
  await visit(path, signedIn);
  await until(() => screen.getByRole('button', { name: 'Submit RSVP' }));
}

/** Opens list or page, and answers all that is asked. */
async function typeAnswer(path: string): Promise<void> {
  await open(path, asking);
  screen.getByRole('radio', { name: 'Yes' }).click();
  await type('What will you bring?', 'Payasam');
  await type('How many seats?', '3');
}

async function sendRefused(status: number, sentence: string): Promise<void> {
  network.answer('respondToInvite', refusal(status, sentence));
  await press('Submit RSVP');
  await readAlert(texts.submissionFailed, texts.submissionFailedMessage);
  expect(toasts()).toContain(failed);
}

function lists(...invitedEvents: object[]): void {
  network.answer('getUserEvents', ok({ invitedEvents }));
}

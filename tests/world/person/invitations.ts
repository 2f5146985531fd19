import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { attendingQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { ok, userID } from '../answers.ts';
import { signedIn } from '../device.ts';
import { network, until, visit } from '../visit.tsx';
import { type } from './person.ts';

const user = userEvent.setup({ delay: null });

export const myAppointments = '/my-appointments';

const unanswered = {
  response_status: 'pending',
  inviteExpiryDate: '2099-11-26T18:29:59.999Z',
  rsvpQuestionnaire: [
    attendingQuestion,
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
  ],
  rsvpResponses: {},
};

export const invitedEvent = {
  ...unanswered,
  event_id: 'dinner',
  title: 'Ugadi dinner',
  date: '2099-11-29T14:00:00.000Z',
  location: 'Hotel Triguna',
};

export const membership = { ...unanswered, org_id: 'trust', org_name: 'Sunrise Trust' };

/** Both kinds of invitations, with their ids and alerts. */
export const invitations = [
  {
    kind: 'event',
    call: 'respondToInvite',
    id: { event_id: invitedEvent.event_id },
    title: invitedEvent.title,
    missing: 'Please answer whether you will be able to attend.',
    expired: 'RSVP period has expired for this event.',
  },
  {
    kind: 'organisation',
    call: 'respondToMemberInvite',
    id: { org_id: membership.org_id },
    title: membership.org_name,
    missing: 'Please answer whether you will attend.',
    expired: 'RSVP period has expired for this organization.',
  },
] as const;

export type Invitation = (typeof invitations)[number];

/** The fields of the answer that `giveAnswer` gives. */
export function fieldsOf({ id }: Invitation) {
  return { user_id: userID, ...id, rsvpResponses: { q_attending: true, q_custom_1: 'Payasam' } };
}

/** The service holds this invitation alone. */
export function invite(kind: Invitation['kind'], more: object = {}): void {
  const isEvent = kind === 'event';
  const invitedEvents = isEvent ? [{ ...invitedEvent, ...more }] : [];
  network.answer('getUserEvents', ok({ invitedEvents }));
  const invites = isEvent ? [] : [{ ...membership, ...more }];
  network.answer('getUserMemberInvites', ok({ invites }));
}

/** On a page with this invitation and no other, up to the point where the answer is sent off. */
export async function giveAnswer(invitation: Invitation, page = myAppointments): Promise<void> {
  invite(invitation.kind);
  await visit(page, signedIn);
  await until(() => screen.getByRole('article'));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await type('What will you bring?', 'Payasam');
}

/** The answer is in its form, also under what lies over it. */
export function expectAnswerKept(): void {
  const yes = screen.getByRole<HTMLInputElement>('radio', { name: 'Yes', hidden: true });
  const bring = screen.getByLabelText<HTMLInputElement>('What will you bring?');
  expect([yes.checked, bring.value]).toEqual([true, 'Payasam']);
}

/** What the one card says has become of its invitation. */
export function outcome(): string {
  return within(screen.getByRole('article')).getByRole('status').textContent;
}

/** Follows the way back to the page that the login was over. */
export async function comeBack(): Promise<void> {
  await user.click(await until(() => screen.getByRole('link', { name: wayBack })));
  await until(() => expect(window.location.pathname).toBe(myAppointments));
  await until(() => screen.getByRole('article'));
}

export const wayBack = new RegExp(texts.continueWhereYouLeftOff);

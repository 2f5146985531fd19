import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, userID } from '../../../world/answers.ts';
import { keepLog } from '../../../world/log.ts';
import {
  comeBack,
  expectAnswerKept,
  fieldsOf,
  giveAnswer,
  type Invitation,
  invitations,
  invitedEvent,
  membership,
  myAppointments,
  outcome,
} from '../../../world/person/invitations.ts';
import { pressTwice, readAlert } from '../../../world/person/person.ts';
import { requestOf } from '../../../world/request.ts';
import { enabled, toasts } from '../../../world/screen.ts';
import { network, signOutElsewhere } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { furtherPage } from '../further-page.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import { pickColumns, type Row, type Rows, withExtraCells } from '../row.ts';

const log = keepLog();
const [toEvent, toOrganisation] = invitations;
const events = ok({ invitedEvents: [invitedEvent] });
const invites = ok({ invites: [membership] });
const fields = { user_id: userID };

const eventsOfPage = loaded({
  call: 'getUserEvents',
  fields,
  wrongShape: { invitedEvents: [{ title: 'Ugadi dinner' }] },
  page: myAppointments,
  prepare: () => network.answer('getUserMemberInvites', invites),
  toasts: () => ['Failed to load events or invites. Please try again.'],
  asItWas: () => {
    expect(screen.queryByText('No invited events found.')).toBeNull();
    expect(screen.queryByText('Loading events...')).toBeNull();
    expect(card('Sunrise Trust')).toBeVisible();
  },
  again: texts.tryAgain,
  good: events,
  goesOn: () => {
    expect(card('Ugadi dinner')).toBeVisible();
    expect(card('Sunrise Trust')).toBeVisible();
  },
});

const eventsOfInvitation = loaded({
  call: 'getUserEvents',
  fields,
  wrongShape: { invitedEvents: [{ title: 'Ugadi dinner' }] },
  page: `/event/${invitedEvent.event_id}`,
  prepare: () => network.answer('getEvents', ok({ events: [] })),
  toasts: ({ kind }) => [
    kind === 'unauthorized'
      ? 'Session expired. Please log in again.'
      : 'Failed to load events or invites. Please try again.',
  ],
  underLogin: () => expect(screen.queryByText(texts.eventMissing)).toBeNull(),
  asItWas: () => {
    expect(screen.queryByText(texts.eventMissing)).toBeNull();
    expect(enabled(texts.tryAgain)).toBeVisible();
  },
  again: texts.tryAgain,
  good: events,
  goesOn: () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' })).toBeVisible();
    expect(card('Your answer')).toBeVisible();
  },
});

const invitesOfPage = loaded({
  call: 'getUserMemberInvites',
  fields,
  wrongShape: { invites: [{ org_id: 'trust' }] },
  page: myAppointments,
  prepare: () => network.answer('getUserEvents', events),
  underLogin: expectOnlyLogged,
  asItWas: () => {
    expectOnlyLogged();
    expect(card('Ugadi dinner')).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
  again: null,
  good: invites,
  goesOn: () => expect(card('Sunrise Trust')).toBeVisible(),
  left: () => expect(log()).toEqual([]),
});

const furtherEvents = furtherPage({
  call: 'getUserEvents',
  wrongShape: { invitedEvents: [{ title: 'Onam sadya' }] },
  first: { invitedEvents: [invitedEvent] },
  second: { invitedEvents: [{ ...invitedEvent, event_id: 'onam', title: 'Onam sadya' }] },
  names: ['Ugadi dinner', 'Onam sadya'],
});

const furtherInvites = furtherPage({
  call: 'getUserMemberInvites',
  wrongShape: { invites: [{ org_id: 'club' }] },
  first: { invites: [membership] },
  second: { invites: [{ ...membership, org_id: 'club', org_name: 'Garden Club' }] },
  names: ['Sunrise Trust', 'Garden Club'],
});

/** The invitations of a person, and their answers. */
export const invitationRows = {
  getUserEvents: withExtraCells(
    withExtraCells(eventsOfPage, furtherEvents),
    pickColumns(eventsOfInvitation, 'unauthorized', 'wrongShape', 'timeout', 'lateAnswer'),
  ),
  getUserMemberInvites: withExtraCells(invitesOfPage, furtherInvites),
  respondToInvite: answered(toEvent),
  respondToMemberInvite: answered(toOrganisation),
} satisfies Rows;

function answered(invitation: Invitation): Row {
  const row = pressed({
    call: invitation.call,
    page: myAppointments,
    fields: fieldsOf(invitation),
    arrive: () => giveAnswer(invitation),
    button: 'Submit RSVP',
    toasts: ({ kind }) =>
      kind === 'unauthorized' ? [] : ['Failed to submit RSVP. Please try again.'],
    alert: ({ kind }) =>
      kind === 'unauthorized'
        ? null
        : ['Submission Failed', 'Something went wrong while submitting your RSVP.'],
    kept: 'the form keeps the answer',
    underLogin: expectAnswerKept,
    asItWas: ({ kind }) => {
      expectAnswerKept();
      const said = within(screen.getByRole('article')).queryByText(sentence);
      expect(said !== null).toBe(kind === 'refused');
    },
    good: ok({}),
    done: 'the answer is shown',
    leave: signOutElsewhere,
    goesOn: () => expect(outcome()).toBe('Your answer: Accepted'),
    comeBack: async () => {
      await comeBack();
      expectAnswerKept();
    },
  });
  const title = `after the deadline an alert says “RSVP Expired: ${invitation.expired}”, and the form is gone`;
  return withExtraCells(row, { refusal: [{ title, run: () => isTooLate(invitation) }] });
}

async function isTooLate(invitation: Invitation): Promise<void> {
  const { call, expired } = invitation;
  await giveAnswer(invitation);
  network.answer(call, refusal(410, sentence));
  await pressTwice('Submit RSVP');
  await readAlert('RSVP Expired', expired);
  expect(outcome()).toBe(expired);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(toasts()).toEqual([]);
  expect(network.sent(call)).toEqual([requestOf({ call, fields: fieldsOf(invitation) })]);
}

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}

/** The failed load of the organisation invitations is in the log, and the list is not shown. */
function expectOnlyLogged(): void {
  expect(log().join()).toContain('getUserMemberInvites');
  expect(screen.queryByText('Organization Invitations')).toBeNull();
}

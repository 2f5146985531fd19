import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { InvitationKind } from '#domain/invitation.ts';
import { texts } from '#domain/texts.ts';
import { Invitations } from '../../src/views/invitations/invitations.tsx';
import { invitationsModel } from './flows/invitations.model.ts';
import { lookAgain, ofAsha, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

const card = (name: string) => screen.queryByRole('article', { name });

describeView({
  model: invitationsModel,
  device: { 'signed in': ofAsha },
  screens: { 'signed in': () => <Invitations /> },
  events: {
    'invitations.retried': async (_, { user }) => {
      const events = within(section('Event Invitations'));
      await user.click(events.getByRole('button', { name: 'Try again' }));
      expect(document.activeElement).toBe(events.getByRole('heading', { level: 2 }));
    },
    'moreEvents.requested': (_, stage) => pressMore('Event Invitations', stage),
    'moreInvites.requested': (_, stage) => pressMore(texts.organisationInvitations, stage),
    'page.shown': lookAgain,
    'invitation.doubted': ({ kind, message }, stage) =>
      sendAnswer(kind, { outcome: 'outdated', message }, stage),
    'invitation.answered': ({ kind }, stage) => sendAnswer(kind, { outcome: 'answered' }, stage),
  },
  states: {
    'events.loading': (stage, expected) => {
      expect(screen.getByText('Loading events...')).toBeVisible();
      expect(section('Event Invitations').getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByText(texts.invitationsEmpty)).toBeNull();
      expect(card('Garba night')).toBeNull();
      expectAsked('getUserEvents', stage, againOf(expected, 'events'));
    },
    'events.listing': (_, expected) => {
      expectEvents(expected);
      expectMore(expected, 'events');
    },
    'events.refreshing': (stage, expected) => {
      expectEvents(expected);
      expectAsked('getUserEvents', stage, againOf(expected, 'events'));
    },
    'events.loadingMore.undisturbed': expectMoreEvents,
    'events.loadingMore.lookedAt': expectMoreEvents,
    'events.moreFailed': (_, expected) => {
      expectEvents(expected);
      expectMoreFailed('Event Invitations');
    },
    'events.failed': () => {
      const events = within(section('Event Invitations'));
      expect(events.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText(texts.invitationsEmpty)).toBeNull();
      expect(toast('Failed to load events or invites. Please try again.')).toBeVisible();
    },
    'organisations.refreshing': (stage, expected) => {
      expectOrganisations(expected);
      expectAsked('getUserMemberInvites', stage, againOf(expected, 'invites'));
    },
    'organisations.listing': (_, expected) => {
      expectOrganisations(expected);
      expectMore(expected, 'invites');
    },
    'organisations.loadingMore.undisturbed': expectMoreOrganisations,
    'organisations.loadingMore.lookedAt': expectMoreOrganisations,
    'organisations.moreFailed': (_, expected) => {
      expectOrganisations(expected);
      expectMoreFailed(texts.organisationInvitations);
    },
  },
});

function expectMoreEvents(stage: Stage, expected: Expected): void {
  expectEvents(expected);
  expectAsked('getUserEvents', stage, further);
  expect(moreOf('Event Invitations')?.textContent).toBe(texts.moreLoading);
}

function expectMoreOrganisations(stage: Stage, expected: Expected): void {
  expectOrganisations(expected);
  expectAsked('getUserMemberInvites', stage, further);
  expect(moreOf(texts.organisationInvitations)?.textContent).toBe(texts.moreLoading);
}

const cards = { event: 'Garba night', organisation: 'Sunrise Trust' };

/** Sends Yes, as a change where an answer was given before, and lets the service end the call so. */
async function sendAnswer(
  kind: InvitationKind,
  outcome: object,
  { user, fakes }: Stage,
): Promise<void> {
  const card = within(screen.getByRole('article', { name: cards[kind] }));
  const change = card.queryByRole('button', { name: texts.changeResponse });
  if (change) await user.click(change);
  await user.click(card.getByRole('radio', { name: 'Yes' }));
  await user.click(card.getByRole('button', { name: texts.submitRsvp }));
  await act(async () => fakes.resolve('respond', outcome));
}

const headings = { events: 'Event Invitations', invites: texts.organisationInvitations };
const further = { userID: 'asha', cursor: 'page 2', least: 1 };

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** The button at the end of a list; null where its list came whole. */
function moreOf(name: string): HTMLElement | null {
  const list = screen.queryByRole('region', { name });
  const names = /^(Show more|Loading more...|Try again)$/;
  return list && within(list).queryByRole('button', { name: names });
}

async function pressMore(name: string, { user }: Stage): Promise<void> {
  await user.click(moreOf(name) ?? section(name));
}

/** Those that came, or that there are none; nothing of loading or of a failure of all. */
function expectEvents({ snapshot }: Expected): void {
  const { items } = snapshot.context.events;
  expect(card('Garba night') !== null).toBe(items.length > 0);
  expect(card('Holi breakfast') !== null).toBe(items.length > 1);
  expect(screen.queryByText('No invited events found.') !== null).toBe(items.length === 0);
  expect(screen.queryByText('Loading events...')).toBeNull();
  expect(screen.queryByText('Your invitations did not arrive.')).toBeNull();
}

/** Those that came under their heading; nothing at all where there are none. */
function expectOrganisations({ snapshot }: Expected): void {
  const { items } = snapshot.context.invites;
  const heading = screen.queryByRole('heading', { name: 'Organization Invitations' });
  expect(heading !== null).toBe(items.length > 0);
  expect(card('Sunrise Trust') !== null).toBe(items.length > 0);
  expect(card('Garden Club') !== null).toBe(items.length > 1);
}

/** A further page is offered where there is one; one that has come is announced and has the focus. */
function expectMore({ snapshot, after }: Expected, list: keyof typeof headings): void {
  const { next, added } = snapshot.context[list];
  expect(moreOf(headings[list])?.textContent).toBe(next === null ? undefined : texts.showMore);
  if (added === null) return;
  const end = within(section(headings[list]));
  expect(end.getByText(added > 0 ? '1 more shown.' : texts.noMore)).toBeVisible();
  const call = list === 'events' ? 'getUserEvents' : 'getUserMemberInvites';
  if (added > 0 && after?.type === `xstate.done.actor.${call}`) {
    expect(document.activeElement?.textContent).toMatch(/Holi breakfast|Garden Club/);
  }
}

function expectMoreFailed(name: string): void {
  expect(within(section(name)).getByText(texts.moreFailed).role).toBe('alert');
  expect(moreOf(name)?.textContent).toBe('Try again');
  expect(moreOf(name)?.getAttribute('aria-disabled')).toBeNull();
}

/** The request for as many as are shown, from the first page on. */
function againOf({ snapshot }: Expected, list: keyof typeof headings) {
  const least = Math.max(1, snapshot.context[list].items.length);
  return { userID: 'asha', cursor: null, least };
}

function expectAsked(actor: string, { fakes }: Stage, wanted: object): void {
  expect(fakes.waiting(actor)).toBe(1);
  expect(fakes.lastInput(actor)).toMatchObject(wanted);
}

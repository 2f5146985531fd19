import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { Invitations } from '../../src/views/invitations/invitations.tsx';
import { now } from './flows/hosting.ts';
import { invitationsModel } from './flows/invitations.model.ts';
import { ofAsha, press, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

// Only the clock is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => vi.useRealTimers());

const card = (name: string) => screen.queryByRole('article', { name });

describeView({
  model: invitationsModel,
  device: { 'signed in': ofAsha },
  screens: { 'signed in': () => <Invitations /> },
  events: {
    'invitations.retried': press('Try again'),
    'page.shown': ({ type }, { fakes }) => act(async () => fakes.say('pageLooks', { type })),
  },
  states: {
    'events.loading': (stage) => {
      expect(screen.getByText('Loading events...')).toBeVisible();
      expect(screen.queryByText(texts.invitationsEmpty)).toBeNull();
      expect(card('Garba night')).toBeNull();
      expectAsked('getUserEvents', stage);
    },
    'events.listing': (_, { snapshot }) => {
      expectEvents(snapshot.context.events);
    },
    'events.refreshing': (stage, { snapshot }) => {
      expectEvents(snapshot.context.events);
      expectAsked('getUserEvents', stage);
    },
    'events.failed': () => {
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText(texts.invitationsEmpty)).toBeNull();
      expect(toast('Failed to load events or invites. Please try again.')).toBeVisible();
    },
    'organisations.loading': (stage, { snapshot }) => {
      expectOrganisations(snapshot.context.invites);
      expectAsked('getUserMemberInvites', stage);
    },
    'organisations.listing': (_, { snapshot }) => {
      expectOrganisations(snapshot.context.invites);
    },
  },
});

/** Those that came, or that there are none; nothing of loading or of failure. */
function expectEvents(events: unknown[]): void {
  expect(card('Garba night') !== null).toBe(events.length > 0);
  expect(screen.queryByText('No invited events found.') !== null).toBe(events.length === 0);
  expect(screen.queryByText('Loading events...')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}

/** Those that came under their heading; nothing at all where there are none. */
function expectOrganisations(invites: unknown[]): void {
  const heading = screen.queryByRole('heading', { name: 'Organization Invitations' });
  expect(heading !== null).toBe(invites.length > 0);
  expect(card('Sunrise Trust') !== null).toBe(invites.length > 0);
}

function expectAsked(actor: string, { fakes }: Stage): void {
  expect(fakes.waiting(actor)).toBe(1);
  const { input } = fakes.calls.findLast((call) => call.actor === actor) ?? {};
  expect(input).toEqual({ userID: 'asha' });
}

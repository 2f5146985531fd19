import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Route } from 'wouter';
import { texts } from '#domain/texts.ts';
import { EventScreen } from '../../src/views/event-page/event-screen.tsx';
import { eventPageModel, invitation } from './flows/event-page.model.ts';
import { garba, holi } from './flows/hosting.ts';
import { button, lookAgain, ofAsha, press, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/cancel-event/cancel-event-dialog.tsx';
import '../../src/views/edit-event/edit-event-dialog.tsx';

function page(id: string, state: unknown) {
  return () => {
    window.history.replaceState(state, '', `/event/${encodeURIComponent(id)}`);
    return <Route path="/event/:id" component={EventScreen} />;
  };
}

describeView({
  model: eventPageModel,
  device: { 'by its address': ofAsha, 'handed over': ofAsha, 'over already': ofAsha },
  screens: {
    // What was handed over for another address is as good as nothing.
    'by its address': page('garba/1', holi),
    'handed over': page('garba/1', garba),
    'over already': page('holi', holi),
  },
  events: {
    'event.retried': press(texts.tryAgain),
    'event.refreshed': press('Refresh answers'),
    'page.shown': lookAgain,
    'cancel.requested': async (_, { user }) => {
      await user.click(button(texts.cancelEvent));
      await screen.findByRole('dialog', { name: texts.cancelEventQuestion });
    },
    'edit.requested': async (_, { user }) => {
      await user.click(button(texts.editEvent));
      await screen.findByRole('dialog', { name: texts.editEvent });
    },
    'event.updated': async ({ event }, { user, fakes }) => {
      const name = screen.getByLabelText('Event name');
      await user.clear(name);
      await user.type(name, event.eventName ?? '');
      await user.click(button(texts.saveChanges));
      await act(async () => fakes.resolve('updateEvent', { outcome: 'updated' }));
    },
    'event.kept': async (_, { user }) => {
      await user.click(button(/^(Keep event|Discard changes)$/));
    },
    'event.cancelled': async ({ message }, stage) => {
      await stage.user.type(screen.getByRole('textbox'), message);
      await confirm(stage, { outcome: 'cancelled' });
    },
    'event.doubted': (_, stage) =>
      confirm(stage, { outcome: 'refused', message: 'This event has begun.' }),
  },
  states: {
    loading: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('heading', { name: 'Garba night' })).toBeNull();
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    loadingInvitation: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByText(texts.eventMissing)).toBeNull();
      expect(fakes.waiting('findInvitation')).toBe(1);
    },
    'uninvited.told': expectUninvited,
    'uninvited.asking': ({ fakes }) => {
      expectUninvited();
      expect(fakes.waiting('findInvitation')).toBe(1);
    },
    failed: (_, { after }) => {
      const failure = after?.type.endsWith('Invitation')
        ? texts.invitationsFailed
        : texts.eventsFailed;
      expect(toast(after?.output ? texts.sessionExpired : failure)).toBeVisible();
      expect(screen.queryByText(texts.eventMissing)).toBeNull();
      expect(button(texts.tryAgain)).toBeVisible();
    },
    'shown.clock.active': (_, expected) => {
      expectDialog(expected);
      if (expected.snapshot.context.dialog !== null) return;
      expectShown(expected);
      const isCancelled = isCancelledIn(expected);
      expect(screen.getByText(isCancelled ? texts.cancelled : 'Active')).toBeVisible();
      expect(screen.queryAllByText(texts.eventIsCancelled)).toHaveLength(isCancelled ? 1 : 0);
      const files = screen.queryAllByRole('button', { name: texts.addToCalendar });
      expect(files).toHaveLength(isCancelled ? 0 : 1);
      const shares = screen.queryAllByRole('button', { name: 'Copy link' });
      expect(shares).toHaveLength(isHost(expected) ? 1 : 0);
    },
    'shown.clock.completed': (_, expected) => {
      expectShown(expected);
      expect(screen.queryByText('Active')).toBeNull();
      expect(screen.queryByRole('button', { name: texts.addToCalendar })).toBeNull();
      // A cancelled event stays cancelled once its time is over.
      if (isCancelledIn(expected)) {
        expect(screen.getByText(texts.eventIsCancelled)).toBeVisible();
        return;
      }
      expect(screen.getByText('Completed')).toBeVisible();
      expect(screen.getByText(/^This event is over\./)).toBeVisible();
      const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const list = isHost(expected) ? '/create-events' : '/my-appointments';
      expect(new Set(ways)).toEqual(new Set([list]));
    },
    'shown.answers.refreshing': async ({ user, fakes }, { snapshot }) => {
      if (snapshot.context.dialog !== null) return;
      await user.click(button(/Refresh answers/));
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    'shown.answers.refreshingInvitation': ({ fakes }) => {
      expectAnswer();
      expect(fakes.waiting('findInvitation')).toBe(1);
    },
    'shown.answers.doubting': () => undefined,
    'shown.answers.fresh': ({ fakes }, expected) => {
      if (expected.snapshot.context.dialog !== null) return;
      expect(fakes.waiting('findEvent') + fakes.waiting('findInvitation')).toBe(0);
      if (!isHost(expected)) return expectAnswer();
      const { snapshot } = expected;
      const hasAnswers = snapshot.context.event.invitees !== null;
      const isPast = snapshot.matches({ shown: { clock: 'completed' } }) || isCancelledIn(expected);
      const name = isPast ? 'Invited' : 'Who is coming';
      const invited = screen.getByRole('region', { name });
      const missing = snapshot.context.isUnanswered
        ? 'The list of invitees did not arrive.'
        : 'The service does not say who is invited.';
      const words = hasAnswers ? '1 of 1 have answered.' : missing;
      expect(within(invited).getByText(words)).toBeVisible();
    },
  },
});

async function confirm({ user, fakes }: Stage, outcome: object): Promise<void> {
  await user.click(button(texts.cancelEvent));
  await act(async () => fakes.resolve('cancelEvent', outcome));
}

function isCancelledIn({ snapshot }: Expected): boolean {
  return typeof snapshot.context.event?.cancelled_at === 'string';
}

function isHost({ snapshot }: Expected): boolean {
  return snapshot.context.event !== null;
}

/** The question that is open over the page, which is offered where the service lets it be changed. */
function expectDialog({ snapshot }: Expected): void {
  const { dialog, event } = snapshot.context;
  const question = screen.queryByRole('dialog', { name: texts.cancelEventQuestion });
  expect(question !== null).toBe(dialog === 'cancelling');
  const form = screen.queryByRole('dialog', { name: texts.editEvent });
  expect(form !== null).toBe(dialog === 'editing');
  if (dialog !== null) return;
  for (const name of [texts.cancelEvent, texts.editEvent, texts.addGuests]) {
    const offers = screen.queryAllByRole('button', { name });
    expect(offers).toHaveLength(event?.can_edit === true ? 1 : 0);
  }
}

/** What is known of the event, and nothing of what is not. */
function expectShown(expected: Expected): void {
  const { event } = expected.snapshot.context;
  const { title, location, description, host_name: host } = invitation;
  const name = isHost(expected) ? (event.eventName ?? event.title) : title;
  const told = isHost(expected) ? [event.venue, event.description] : [location, description, host];
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const fact of told.filter((one) => one !== null)) {
    expect(screen.getByText(String(fact))).toBeVisible();
  }
  expect(screen.queryAllByText('Where')).toHaveLength(told[0] === null ? 0 : 1);
  expect(screen.queryAllByText('Invited by')).toHaveLength(isHost(expected) ? 0 : 1);
}

/** What the answer's own flow shows once its deadline is over. */
function expectAnswer(): void {
  const answer = within(screen.getByRole('article', { name: 'Your answer' }));
  expect(answer.getByText(texts.expired.event)).toBeVisible();
}

function expectUninvited(): void {
  expect(screen.getByRole('heading', { level: 1, name: texts.eventMissing })).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/dashboard']);
  expect(screen.getByRole('main').textContent).not.toContain(invitation.title);
  expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
}

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Route } from 'wouter';
import { texts } from '#domain/texts.ts';
import { EventScreen } from '../../src/views/event-page/event-screen.tsx';
import { eventPageModel } from './flows/event-page.model.ts';
import { garba, holi, now } from './flows/hosting.ts';
import { button, ofAsha, press, toast } from './harness/person.ts';
import { describeView } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

// Only the day is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

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
    'page.shown': ({ type }, { fakes }) => act(async () => fakes.say('pageLooks', { type })),
  },
  states: {
    loading: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('heading', { name: 'Garba night' })).toBeNull();
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    missing: () => {
      expect(screen.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
      expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
    },
    failed: (_, { after }) => {
      expect(toast(after?.output ? texts.sessionExpired : texts.eventsFailed)).toBeVisible();
      expect(screen.queryByText('Event not found')).toBeNull();
      expect(button(texts.tryAgain)).toBeVisible();
    },
    'shown.clock.active': (_, expected) => {
      expectShown(expected);
      expect(screen.getByText('Active')).toBeVisible();
      expect(button(texts.addToCalendar)).toBeVisible();
      expect(button('Copy link')).toBeVisible();
    },
    'shown.clock.completed': (_, expected) => {
      expectShown(expected);
      expect(screen.getByText('Completed')).toBeVisible();
      expect(screen.queryByText('Active')).toBeNull();
      expect(screen.queryByRole('button', { name: texts.addToCalendar })).toBeNull();
      expect(screen.getByText(/^This event is over\./)).toBeVisible();
      const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(new Set(ways)).toEqual(new Set(['/create-events']));
    },
    'shown.answers.refreshing': async ({ user, fakes }) => {
      await user.click(button(/Refresh answers/));
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    'shown.answers.fresh': ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('findEvent')).toBe(0);
      const hasAnswers = snapshot.context.event.invitees !== null;
      const coming = screen.getByRole('region', { name: 'Who is coming' });
      const words = hasAnswers ? '1 of 1 have answered.' : 'The list of invitees did not arrive.';
      expect(within(coming).getByText(words)).toBeVisible();
    },
  },
});

/** What is known of the event, and nothing of what is not. */
function expectShown({ snapshot: { context } }: Expected): void {
  const { eventName, title, venue, description } = context.event;
  const heading = screen.getByRole('heading', { level: 1, name: eventName ?? title });
  expect(heading).toBeVisible();
  const facts = [venue, description].filter((fact) => fact !== null);
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryAllByText('Where')).toHaveLength(venue === null ? 0 : 1);
}

import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { eventNameOf } from '#domain/event.ts';
import { texts } from '#domain/texts.ts';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import { hostedEventsModel } from './flows/hosted-events.model.ts';
import { garba, now } from './flows/hosting.ts';
import { button, lookAgain, ofAsha, press, toast } from './harness/person.ts';
import { describeView, newRoutes, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

const list = () => screen.getByRole('dialog', { name: 'Your Created Events' });

/** The page is guarded. */
const { 'signed out': _, ...inputs } = hostedEventsModel.inputs;

describeView({
  model: { ...hostedEventsModel, inputs },
  device: { 'signed in': ofAsha },
  screens: { 'signed in': () => <CreateEventsScreen /> },
  events: {
    'events.opened': press(texts.showMyEvents),
    'events.closed': press('Close'),
    'events.retried': press(texts.tryAgain),
    'more.requested': (_, { user }) => user.click(button(/^(Show more|Try again)$/)),
    'page.shown': lookAgain,
    'event.chosen': async ({ event }, { user, emitted }) => {
      await user.click(screen.getByRole('link', { name: new RegExp(eventNameOf(event)) }));
      expect(emitted.at(-1)).toMatchObject({ type: 'route.requested', state: garba });
    },
  },
  states: {
    closed: (stage, { after }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      const isChosen = after?.type === 'event.chosen';
      expect(newRoutes(stage)).toEqual(isChosen ? ['/event/garba%2F1'] : []);
    },
    'open.loading': ({ fakes }) => {
      expect(within(list()).getByText('Loading your events...')).toBeVisible();
      expect(within(list()).queryByRole('listitem')).toBeNull();
      expect(fakes.waiting('getEvents')).toBe(1);
    },
    'open.listing.clock.awaiting': expectListed,
    'open.listing.clock.over': expectListed,
    'open.listing.pages.resting': (_, { snapshot, after }) => {
      const { next, added } = snapshot.context.list;
      const more = within(list()).queryByRole('button', { name: texts.showMore });
      expect(more !== null).toBe(next !== null);
      if (added !== null) {
        expect(within(list()).getByText(added > 0 ? '1 more shown.' : texts.noMore)).toBeVisible();
      }
      if (added > 0 && after?.type.endsWith('getEvents')) {
        expect(document.activeElement?.textContent).toContain('Unnamed Event');
      }
    },
    'open.listing.pages.refreshing': ({ fakes }, { snapshot }) => {
      const { items } = snapshot.context.list;
      expect(within(list()).getAllByRole('listitem')).toHaveLength(items.length);
      expect(fakes.waiting('getEvents', { cursor: null, isShown: true })).toBe(1);
    },
    'open.listing.pages.loadingMore.undisturbed': expectLoadingMore,
    'open.listing.pages.loadingMore.lookedAt': expectLoadingMore,
    'open.listing.pages.moreFailed': (_, { after }) => {
      expect(within(list()).getByRole('alert').textContent).toBe(texts.moreFailed);
      expect(within(list()).getByRole('button', { name: texts.tryAgain })).toHaveFocus();
      if (after?.output) expect(toast(texts.sessionExpired)).toBeVisible();
    },
    'open.empty.told': expectEmpty,
    'open.empty.asking': ({ fakes }) => {
      expectEmpty();
      expect(fakes.waiting('getEvents')).toBe(1);
    },
    'open.failed': (_, { after }) => {
      const sentence = after?.output ? texts.sessionExpired : texts.eventsFailed;
      expect(toast(sentence)).toBeVisible();
      expect(within(list()).queryByText('No events yet.')).toBeNull();
      expect(button(texts.tryAgain)).toBeVisible();
    },
  },
});

async function expectLoadingMore({ user, fakes }: Stage): Promise<void> {
  const more = within(list()).getByRole('button', { name: texts.moreLoading });
  expect(more).toHaveFocus();
  await user.click(more);
  expect(fakes.waiting('getEvents')).toBe(1);
}

function expectEmpty(): void {
  expect(within(list()).getByText('No events yet.')).toBeVisible();
  expect(within(list()).queryByRole('button', { name: texts.tryAgain })).toBeNull();
}

/** Each event with its badge, those to come first; only those lead to their page. */
function expectListed(_: unknown, { snapshot: { context } }: Expected): void {
  const rows = within(list()).getAllByRole('listitem');
  const shown = rows.map((row) => [
    ['Garba night', 'Holi breakfast', 'Unnamed Event'].find((name) =>
      row.textContent?.includes(name),
    ),
    within(row).queryByText('Active') ? 'Active' : within(row).getByText('Completed').textContent,
  ]);
  const isGarbaOver = context.now > now;
  const isAllOver = context.now > Date.parse('2026-03-20T02:30:00Z');
  const ends: readonly (readonly [string, string])[] = isGarbaOver
    ? [
        ['Unnamed Event', isAllOver ? 'Completed' : 'Active'],
        ['Garba night', 'Completed'],
        ['Holi breakfast', 'Completed'],
      ]
    : [
        ['Garba night', 'Active'],
        ['Unnamed Event', 'Active'],
        ['Holi breakfast', 'Completed'],
      ];
  const names = context.list.items.map(eventNameOf);
  expect(shown).toEqual(ends.filter(([name]) => names.includes(name)));
  const links = within(list()).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    isGarbaOver ? [] : ['/event/garba%2F1'],
  );
}

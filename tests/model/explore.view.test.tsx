import { act, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { categories } from '#domain/categories.ts';
import { HomeScreen } from '../../src/views/home/home-screen.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/explore/category-dialog.tsx';
import { toasts } from '../world/screen.ts';
import { exploreModel, other, service } from './flows/explore.model.ts';
import { button, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

// The order that a path chooses stays in the page's address.
beforeEach(() => history.replaceState(null, '', '/home'));

describeView({
  model: exploreModel,
  screens: { 'a page with Explore Services': () => <HomeScreen /> },
  events: {
    // The dialog is a chunk of its own, so what follows from the press has to be awaited.
    'category.chosen': ({ category }) =>
      act(async () => button(new RegExp(`^${category} Available`)).click()),
    'category.closed': press('Close'),
    'services.retried': press('Try again'),
    'service.chosen': async (_, { user, emitted }) => {
      await user.click(button(/^Morning yoga/));
      expect(emitted.at(-1)).toMatchObject({ to: '/service-details', state: service });
    },
    'sort.chosen': press('Price'),
    'place.changed': (event, { fakes }) => act(async () => fakes.say('watchPlace', event)),
  },
  states: {
    choosing: () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('button', { name: /Available$/ })).toHaveLength(categories.length);
    },
    'viewing.loading': async ({ fakes }, { snapshot }) => {
      const name = `${snapshot.context.category} Services`;
      const dialog = await screen.findByRole('dialog', { name });
      expect(dialog).toHaveTextContent('Loading services...');
      expect(fakes.waiting('listServices')).toBe(1);
    },
    'viewing.listing': (_, { snapshot }) => expectList(snapshot.context.sort, false),
    'viewing.refreshing': ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('listServices')).toBe(1);
      expectList(snapshot.context.sort, true);
    },
    'viewing.empty': () => {
      expect(screen.getByRole('dialog')).toHaveTextContent('No services found in this category.');
    },
    'viewing.failed': () => {
      expect(toasts()).toContain('Failed to fetch services.');
      expect(screen.queryByRole('button', { name: /^Morning yoga/ })).toBeNull();
    },
  },
});

function expectList(sort: string, isBusy: boolean): void {
  const card = button(/^Morning yoga/);
  expect(card.textContent).toContain('An hour in the park');
  expect(card.textContent).toContain('₹350');
  const list = card.closest('ul');
  expect(list).toHaveAttribute('aria-busy', String(isBusy));
  const names = [...(list?.querySelectorAll('.service-card-name') ?? [])].map(
    (name) => name.textContent,
  );
  const inOrder = sort === 'price' ? [other, service] : [service, other];
  expect(names).toEqual(inOrder.map(({ name }) => name));
}

import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { categories } from '#domain/categories.ts';
import { HomeScreen } from '../../src/views/home/home-screen.tsx';
import { exploreModel, service } from './flows/explore.model.ts';
import { button, press, toast } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: exploreModel,
  screens: { 'a page with Explore Services': () => <HomeScreen onLoginIntent={() => undefined} /> },
  events: {
    // The dialog is a chunk of its own, so what follows from the press has to be awaited.
    'category.chosen': ({ category }) =>
      act(async () => button(new RegExp(`^${category} Available`)).click()),
    'category.closed': press('Close'),
    'services.retried': press('Try again'),
    'service.chosen': (_, { user }) => user.click(button(/^Morning yoga/)),
  },
  states: {
    choosing: ({ emitted }, { after }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('button', { name: /Available$/ })).toHaveLength(categories.length);
      if (after?.type !== 'service.chosen') return;
      expect(emitted.at(-1)).toMatchObject({ to: '/service-details', state: service });
    },
    'viewing.loading': async ({ fakes }, { snapshot }) => {
      const name = `${snapshot.context.category} Services`;
      expect(await screen.findByRole('dialog', { name })).toBeDefined();
      expect(screen.getByText('Loading services...')).toBeDefined();
      expect(fakes.waiting('listServices')).toBe(1);
    },
    'viewing.listing': () => {
      const card = button(/^Morning yoga/);
      expect(card.textContent).toContain('An hour in the park');
      expect(card.textContent).toContain('₹350');
    },
    'viewing.empty': () => {
      expect(screen.getByText('No services found in this category.')).toBeDefined();
    },
    'viewing.failed': () => {
      expect(toast('Failed to fetch services.')).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Morning yoga/ })).toBeNull();
    },
  },
});

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Route } from 'wouter';
import { texts } from '#domain/texts.ts';
import { ResourceScreen } from '../../src/views/resource/resource-screen.tsx';
import { resourceModel } from './flows/resource.model.ts';
import { ofAsha, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: resourceModel,
  device: { 'a resource': ofAsha },
  screens: {
    'a resource': () => {
      window.history.replaceState(null, '', '/resource/hall');
      return <Route path="/resource/:resourceId" component={ResourceScreen} />;
    },
  },
  events: { 'resource.retried': press(texts.tryAgain) },
  states: {
    loading: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(fakes.waiting('getResource')).toBe(1);
      expect(fakes.waiting('loadSlots')).toBe(0);
    },
    shown: ({ fakes }, { after }) => {
      const { name, description, location, capacity, kind } = after?.output.resource ?? {};
      expect(document.querySelector('.resource-picture')).toHaveAttribute(
        'data-kind',
        kind ?? 'room',
      );
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
      for (const fact of [description, location].filter(Boolean)) {
        expect(screen.getByText(fact)).toBeVisible();
      }
      const people = screen.queryAllByText(/people/).map(({ textContent }) => textContent);
      expect(people).toEqual(capacity ? [`${capacity} people`] : []);
      expect(fakes.waiting('loadSlots')).toBe(1);
    },
    // Nothing has failed: the page looks as that of a missing event or booking.
    missing: () => {
      const heading = { level: 1, name: 'Could not load resource details' };
      expect(screen.getByRole('heading', heading)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to my organisation' })).toBeVisible();
    },
    failed: ({ fakes }) => {
      expect(screen.getByRole('alert').textContent).toBe('Could not load resource details');
      expect(screen.queryByRole('button', { name: texts.bookNow })).toBeNull();
      expect(fakes.waiting('loadSlots')).toBe(0);
    },
  },
});

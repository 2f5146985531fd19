import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '../../src/views/header/header.tsx';
import { found, placeModel } from './flows/place.model.ts';
import { describeView } from './harness/view.tsx';

/** The header keeps the last known place while a lookup is under way. */
const shown = /(Unknown City - Unknown|Kurnool - Unknown|Adoni - 518301)/;
const before = 'Unknown City - Unknown';
const fallback = 'Kurnool - Unknown';

/** The path is walked on the app's own place flow. */
describeView({
  model: placeModel,
  screens: { 'the app opens': () => <Header /> },
  events: {
    'lookup.requested': (event, { environment: { app } }) => act(async () => app.send(event)),
  },
  states: {
    resting: ({ fakes }, { after }) => {
      const isFound = after?.output?.found?.city !== undefined;
      const text = isFound ? `${found.city} - ${found.pincode}` : fallback;
      expect(screen.getByRole('banner')).toHaveTextContent(after ? text : before);
      expect(fakes.waiting('findDevice') + fakes.waiting('reverseGeocode')).toBe(0);
    },
    findingDevice: ({ fakes }) => {
      expect(fakes.waiting('findDevice')).toBe(1);
      expect(screen.getByRole('banner')).toHaveTextContent(shown);
    },
    namingPlace: ({ fakes }) => {
      expect(fakes.waiting('reverseGeocode')).toBe(1);
      expect(screen.getByRole('banner')).toHaveTextContent(shown);
    },
  },
});

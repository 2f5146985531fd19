import { expect } from 'vitest';
import { found, placeModel } from './flows/place.model.ts';
import { describeFlow } from './harness/bare.ts';

const fallback = { city: 'Kurnool', pincode: 'Unknown' };

describeFlow({
  model: placeModel,
  states: {
    resting: ({ told, fakes, after }) => {
      const isFound = after?.output?.found?.city !== undefined;
      const location = isFound ? found : fallback;
      expect(told.at(-1)).toEqual(after ? { type: 'place.found', location } : undefined);
      expect(fakes.waiting('findDevice') + fakes.waiting('reverseGeocode')).toBe(0);
    },
    findingDevice: ({ fakes, snapshot }) => {
      expect(fakes.waiting('findDevice')).toBe(1);
      expect(snapshot.can({ type: 'lookup.requested' })).toBe(false);
    },
    namingPlace: ({ fakes }) => {
      const input = { latitude: 15.63, longitude: 77.28 };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'reverseGeocode', input });
    },
  },
});

import { placeMachine } from '../../../src/machines/place.ts';
import type { FlowModel } from '../harness/paths.ts';

export const found = { city: 'Adoni', pincode: '518301' };

/** The lookup of where the device is; no input but the wish for it. */
export const placeModel: FlowModel<typeof placeMachine> = {
  machine: placeMachine,
  inputs: { 'the app opens': (owner) => ({ owner: owner as never }) },
  events: {},
  actors: {
    findDevice: {
      succeeds: { found: { outcome: 'found', found: { latitude: 15.63, longitude: 77.28 } } },
      refuses: { denied: { outcome: 'notFound' } },
    },
    reverseGeocode: {
      succeeds: { found: { outcome: 'found', found } },
      refuses: { unknown: { outcome: 'notFound' } },
    },
  },
};

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { placeChoiceMachine } from '../../../src/machines/place-choice.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

export const nandyal = { city: 'Nandyal', pincode: '518501' };

/** A text that means a place, typed once; the device is asked before or after. */
export const placeChoiceModel: FlowModel<typeof placeChoiceMachine> = {
  machine: placeChoiceMachine,
  inputs: {
    'the dialog is open': (shell) => ({ shell, draft: null }),
    'after a reload': (shell) => ({ shell, draft: { text: 'Nandyal' } }),
  },
  events: {
    'text.typed': [{ text: 'Nandyal' }, { text: '' }],
    'place.picked': [{ place: nandyal }],
  },
  actors: {
    searchPlaces: {
      succeeds: { some: [nandyal], none: [] },
      refuses: asFailed,
    },
    findDevice: {
      succeeds: { found: { outcome: 'found', found: { latitude: 15.48, longitude: 78.48 } } },
      refuses: { denied: { outcome: 'notFound' } },
    },
    reverseGeocode: {
      succeeds: { found: { outcome: 'found', found: nandyal } },
      refuses: { unknown: { outcome: 'notFound' } },
    },
  },
  isPossible,
};

/** What is found can be picked, and a device that is being asked is not asked again. */
function isPossible(snapshot: AnyMachineSnapshot, { type, text }: AnyEventObject): boolean {
  if (type === 'place.picked') return snapshot.context.places.length > 0;
  if (type === 'device.asked') return !snapshot.hasTag('locating');
  return type !== 'text.typed' || text !== snapshot.context.text;
}

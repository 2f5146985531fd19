import { assign, sendTo, setup } from 'xstate';
import type { Coordinates, LookupOutcome } from '../domain/place.ts';
import { fallbackLocation, type UserLocation } from '../domain/session.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';

/** The event that the place flow sends to its owner. */
export type PlaceNotice = { type: 'place.found'; location: UserLocation };

type PlaceOwner = Recipient<PlaceNotice>;

/** Finds the city and pincode for the header, or falls back to the default (§14.1). */
export const placeMachine = setup({
  types: {
    context: {} as { owner: PlaceOwner; coordinates: Coordinates },
    input: {} as { owner: PlaceOwner },
    events: {} as { type: 'lookup.requested' },
  },
  actors: { findDevice: ports.findDevice, reverseGeocode: ports.reverseGeocode },
  guards: {
    isFound: (_, { outcome }: LookupOutcome<unknown>) => outcome === 'found',
  },
  actions: {
    keepCoordinates: assign((_, lookup: LookupOutcome<Coordinates>) =>
      lookup.outcome === 'found' ? { coordinates: lookup.found } : {},
    ),
    tellFound: sendTo(
      ({ context }) => context.owner,
      (_, lookup: LookupOutcome<UserLocation>) => ({
        type: 'place.found',
        location: lookup.outcome === 'found' ? lookup.found : fallbackLocation,
      }),
    ),
    tellFallback: sendTo(({ context }) => context.owner, {
      type: 'place.found',
      location: fallbackLocation,
    }),
  },
}).createMachine({
  id: 'place',
  description: 'The person’s rough location, for the header and the services nearby.',
  context: ({ input }) => ({ ...input, coordinates: { latitude: 0, longitude: 0 } }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No lookup is under way.',
      on: { 'lookup.requested': { target: 'findingDevice' } },
    },
    findingDevice: {
      description: 'The device is asked for its location; the person may have to agree.',
      invoke: {
        id: 'findDevice',
        src: 'findDevice',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'namingPlace',
            actions: { type: 'keepCoordinates', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: 'tellFallback' },
        ],
        onError: { target: 'resting', actions: 'tellFallback' },
      },
    },
    namingPlace: {
      description: 'The geocoder is asked for the city at the location.',
      invoke: {
        id: 'reverseGeocode',
        src: 'reverseGeocode',
        input: ({ context }) => context.coordinates,
        onDone: {
          target: 'resting',
          actions: { type: 'tellFound', params: ({ event }) => event.output },
        },
        onError: { target: 'resting', actions: 'tellFallback' },
      },
    },
  },
});

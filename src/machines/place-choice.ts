import * as v from 'valibot';
import { assertEvent, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { meantPlace } from '../domain/meant-place.ts';
import type { Coordinates, LookupOutcome } from '../domain/place.ts';
import type { UserLocation } from '../domain/session.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

/** The draft of a choice, for a reload or a closed dialog. */
const PlaceDraft = v.object({ text: v.string() });

interface ChoiceInput {
  shell: Shell;
  draft: v.InferOutput<typeof PlaceDraft> | null;
}

interface ChoiceContext {
  shell: Shell;
  text: string;
  /** The places that the geocoder has found for the text, or for the one before. */
  places: readonly UserLocation[];
  coordinates: Coordinates;
  /** Whether the device was asked and did not tell. */
  isUnlocated: boolean;
}

type ChoiceEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'place.picked'; place: UserLocation }
  | { type: 'text.submitted' }
  | { type: 'device.asked' }
  | { type: 'choice.closed' };

/** A place that the person chooses by hand, or the device's own again (§22.85). */
export const placeChoiceMachine = setup({
  types: {
    context: {} as ChoiceContext,
    events: {} as ChoiceEvent,
    input: {} as ChoiceInput,
    tags: {} as 'draft' | 'locating' | 'setting',
  },
  actors: {
    searchPlaces: ports.searchPlaces,
    findDevice: ports.findDevice,
    reverseGeocode: ports.reverseGeocode,
  },
  delays: { typingPause: 300 },
  guards: {
    isFound: (_, { outcome }: LookupOutcome<unknown>) => outcome === 'found',
    isMeant: ({ context: { text, places } }) => meantPlace(text, places) !== null,
    isSet: stateIn({ searching: 'deciding' }),
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, isUnlocated: false })),
    keepPlaces: assign((_, places: readonly UserLocation[]) => ({ places })),
    forgetPlaces: assign({ places: [] }),
    keepCoordinates: assign((_, lookup: LookupOutcome<Coordinates>) =>
      lookup.outcome === 'found' ? { coordinates: lookup.found } : {},
    ),
    sayUnlocated: assign({ isUnlocated: true }),
    sayNothing: assign({ isUnlocated: false }),
    tellPicked: sendTo(
      ({ context }) => context.shell,
      ({ event }) => {
        assertEvent(event, 'place.picked');
        return { type: 'place.chosen', location: event.place, isByHand: true };
      },
    ),
    tellMeant: sendTo(
      ({ context }) => context.shell,
      ({ context: { text, places } }) => ({
        type: 'place.chosen',
        location: meantPlace(text, places) ?? { city: text, pincode: text },
        isByHand: true,
      }),
    ),
    tellLocated: sendTo(
      ({ context }) => context.shell,
      (_, { location }: { location: UserLocation }) => ({
        type: 'place.chosen',
        location,
        isByHand: false,
      }),
    ),
  },
}).createMachine({
  id: 'placeChoice',
  description: 'The dialog in which a person says where they are.',
  context: ({ input: { shell, draft } }) => ({
    shell,
    text: draft?.text ?? '',
    places: [],
    coordinates: { latitude: 0, longitude: 0 },
    isUnlocated: false,
  }),
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.resting',
        actions: [{ type: 'keepText', params: ({ event }) => event }, 'forgetPlaces'],
      },
      { target: '.waiting', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
    'text.submitted': { guard: 'isMeant', target: '.chosen', actions: 'tellMeant' },
    'place.picked': { target: '.chosen', actions: 'tellPicked' },
    'device.asked': { target: '.findingDevice', actions: 'sayNothing' },
    'choice.closed': { target: '.closed' },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The dialog begins empty, or with the text that was left in it.',
      always: [
        { guard: { type: 'isBlank', params: ({ context }) => context }, target: 'resting' },
        { target: 'waiting' },
      ],
    },
    resting: {
      description: 'The person may type a place, pick one, or ask the device.',
      tags: 'draft',
    },
    waiting: {
      description: 'The person is typing.',
      tags: 'draft',
      on: {
        'text.submitted': { guard: 'isMeant', target: 'searching.deciding' },
        'device.asked': { target: 'findingDevice', actions: ['sayNothing', 'forgetPlaces'] },
      },
      after: { typingPause: { target: 'searching' } },
    },
    searching: {
      tags: 'draft',
      on: {
        'text.submitted': { guard: 'isMeant', target: '.deciding' },
        'device.asked': { target: 'findingDevice', actions: ['sayNothing', 'forgetPlaces'] },
      },
      invoke: {
        id: 'searchPlaces',
        src: 'searchPlaces',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: 'isSet',
            target: 'chosen',
            actions: [{ type: 'keepPlaces', params: ({ event }) => event.output }, 'tellMeant'],
          },
          {
            target: 'resting',
            actions: { type: 'keepPlaces', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isSet', target: 'chosen', actions: ['forgetPlaces', 'tellMeant'] },
          { target: 'resting', actions: 'forgetPlaces' },
        ],
      },
      initial: 'offering',
      states: {
        offering: { description: 'The geocoder is asked for the places that the text means.' },
        deciding: {
          description: 'The text is set, and the geocoder’s answer decides which place that is.',
          tags: 'setting',
        },
      },
    },
    findingDevice: {
      description: 'The device is asked for its location; the person may have to agree.',
      tags: 'locating',
      invoke: {
        id: 'findDevice',
        src: 'findDevice',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'namingPlace',
            actions: { type: 'keepCoordinates', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: 'sayUnlocated' },
        ],
        onError: { target: 'resting', actions: 'sayUnlocated' },
      },
    },
    namingPlace: {
      description: 'The geocoder is asked for the city at the location.',
      tags: 'locating',
      invoke: {
        id: 'reverseGeocode',
        src: 'reverseGeocode',
        input: ({ context }) => context.coordinates,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'chosen',
            actions: {
              type: 'tellLocated',
              params: ({ event }) => ({ location: foundIn(event.output) }),
            },
          },
          { target: 'resting', actions: 'sayUnlocated' },
        ],
        onError: { target: 'resting', actions: 'sayUnlocated' },
      },
    },
    chosen: { description: 'The place is chosen, and the dialog is over.', type: 'final' },
    closed: {
      description: 'The person closed the dialog; the place stays.',
      tags: 'draft',
      type: 'final',
    },
  },
});

/** Keeps the typed text, for as long as the tab is open. */
export const placeChoiceDraft: DraftKeeper<
  SnapshotFrom<typeof placeChoiceMachine>,
  typeof PlaceDraft
> = {
  flow: 'place-choice',
  schema: PlaceDraft,
  of: ({ context: { text } }) => ({ text }),
  isBlank: () => true,
};

function foundIn(lookup: LookupOutcome<UserLocation>): UserLocation {
  if (lookup.outcome !== 'found') throw new Error('There is no place to be told.');
  return lookup.found;
}

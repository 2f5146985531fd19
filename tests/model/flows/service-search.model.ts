import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PartnerService } from '#domain/partner-service.ts';
import { fallbackLocation } from '#domain/session.ts';
import { serviceSearchMachine } from '../../../src/machines/service-search.ts';
import type { FlowModel } from '../harness/paths.ts';

export const yoga: PartnerService = {
  service_id: 'yoga',
  name: 'Morning yoga',
  currency: 'INR',
  price: 350,
  category: 'Fitness',
};

export const gym: PartnerService = { ...yoga, service_id: 'gym', name: 'Evening gym', price: 100 };

/** A text that finds something, another one in its place, and a blank one. */
export const serviceSearchModel: FlowModel<typeof serviceSearchMachine> = {
  machine: serviceSearchMachine,
  inputs: { 'a page with Explore Services': (shell) => ({ shell, left: 1 }) },
  events: {
    'text.typed': [
      { text: 'fitness', userID: null },
      { text: 'yoga', userID: null },
      { text: '', userID: null },
    ],
    'search.restored': [{ text: 'fitness', sort: 'suggested', userID: null }],
    'search.dropped': [{ userID: 'asha' }],
    'sort.chosen': [{ sort: 'price' }],
    'service.chosen': [{ service: yoga }],
    'place.changed': [{ place: { city: 'Adoni', pincode: '518301' } }, { place: fallbackLocation }],
  },
  actors: {
    searchServices: {
      succeeds: {
        first: { outcome: 'found', items: [yoga], next: 'page 2' },
        whole: { outcome: 'found', items: [yoga, gym], next: null },
        none: { outcome: 'found', items: [], next: null },
      },
      refuses: { 'no such call': { outcome: 'notServed' } },
    },
    listAllServices: {
      succeeds: { some: [yoga, gym], none: [] },
      refuses: 'The lists of categories are not refused.',
    },
  },
  listeners: ['watchPlace', 'searchKeeper'],
  isPossible,
};

/**
 * A press needs what is pressed. A person changes place and order last, and once, as does their session: what
 * follows is the same as before.
 */
function isPossible(snapshot: AnyMachineSnapshot, { type, text }: AnyEventObject): boolean {
  if (type.startsWith('xstate.')) return true;
  const { list, text: shown, place, sort, userID } = snapshot.context;
  if (place !== null || sort !== 'suggested' || userID !== null) return false;
  if (shown === 'yoga') return false;
  if (text === 'yoga') return shown === 'fitness' && snapshot.context.gathered === null;
  const isListing = snapshot.matches({ searching: 'listing' });
  if (type === 'search.dropped') return isListing;
  if (type === 'place.changed') return isListing || snapshot.matches('resting');
  if (type === 'sort.chosen') return isListing && list.items.length > 1;
  if (type === 'service.chosen') return isListing;
  if (type === 'search.cleared') return shown !== '' && !snapshot.matches({ searching: 'waiting' });
  return type !== 'text.typed' || text !== shown;
}

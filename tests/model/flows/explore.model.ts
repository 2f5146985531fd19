import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PartnerService } from '#domain/partner-service.ts';
import { fallbackLocation } from '#domain/session.ts';
import { exploreMachine } from '../../../src/machines/explore.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

export const service: PartnerService = {
  service_id: 'yoga',
  name: 'Morning yoga',
  description: 'An hour in the park',
  currency: 'INR',
  price: 350,
};

export const other: PartnerService = {
  service_id: 'gym',
  name: 'Evening gym',
  currency: 'INR',
  price: 100,
};

/** Two of the six categories, one after the other. */
export const exploreModel: FlowModel<typeof exploreMachine> = {
  machine: exploreMachine,
  inputs: { 'a page with Explore Services': (shell) => ({ shell, sort: 'suggested' }) },
  events: {
    'category.chosen': [{ category: 'Fitness' }, { category: 'Sports' }],
    'service.chosen': [{ service }],
    'sort.chosen': [{ sort: 'price' }],
    'place.changed': [{ place: { city: 'Adoni', pincode: '518301' } }, { place: fallbackLocation }],
  },
  actors: {
    listServices: {
      succeeds: { some: [service, other], none: [] },
      refuses: asFailed,
    },
  },
  listeners: ['watchPlace'],
  isPossible: isWorthwhile,
};

/**
 * The other category is opened once the first was closed, and closed again. Another order is chosen
 * before the place is known or while its services are on their way, and the place stays from there on.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, { type, ...event }: AnyEventObject): boolean {
  const { category, place, sort } = snapshot.context;
  if (category === 'Sports') return type.startsWith('xstate.') || type === 'category.closed';
  const isFirst = place === null && sort === 'suggested';
  if (event.category === 'Sports') return isFirst && category === 'Fitness';
  if (type === 'sort.chosen') return place === null || snapshot.matches({ viewing: 'refreshing' });
  return type !== 'place.changed' || sort === 'suggested';
}

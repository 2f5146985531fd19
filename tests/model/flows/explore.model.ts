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
    'category.chosen': [
      { type: 'category.chosen', category: 'Fitness' },
      { type: 'category.chosen', category: 'Sports' },
    ],
    'category.closed': [{ type: 'category.closed' }],
    'services.retried': [{ type: 'services.retried' }],
    'service.chosen': [{ type: 'service.chosen', service }],
    'sort.chosen': [{ type: 'sort.chosen', sort: 'price' }],
    'place.changed': [
      { type: 'place.changed', place: { city: 'Adoni', pincode: '518301' } },
      { type: 'place.changed', place: fallbackLocation },
    ],
  },
  actors: {
    listServices: {
      succeeds: { some: [service, other], none: [] },
      refuses: asFailed,
    },
  },
  listeners: ['watchPlace'],
};

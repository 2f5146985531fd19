import type { PartnerService } from '#domain/partner-service.ts';
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

/** Two of the six categories, one after the other. */
export const exploreModel: FlowModel<typeof exploreMachine> = {
  machine: exploreMachine,
  inputs: { 'a page with Explore Services': (shell) => ({ shell }) },
  events: {
    'category.chosen': [
      { type: 'category.chosen', category: 'Fitness' },
      { type: 'category.chosen', category: 'Sports' },
    ],
    'category.closed': [{ type: 'category.closed' }],
    'services.retried': [{ type: 'services.retried' }],
    'service.chosen': [{ type: 'service.chosen', service }],
  },
  actors: {
    listServices: {
      succeeds: { some: [service], none: [] },
      refuses: asFailed,
      fails: { offline: new Error('offline') },
    },
  },
};

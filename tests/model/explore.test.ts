import { expect } from 'vitest';
import { exploreModel, service } from './flows/explore.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: exploreModel,
  states: {
    choosing: ({ context, told, fakes, after }) => {
      expect(context.services).toEqual([]);
      expect(fakes.waiting('listServices')).toBe(0);
      if (after?.type === 'service.chosen') {
        const route = { type: 'route.requested', to: '/service-details', state: service };
        expect(told.at(-1)).toEqual(route);
      }
    },
    'viewing.loading': ({ context: { category, services }, fakes, after }) => {
      if (after?.category) expect(category).toBe(after.category);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'listServices', input: { category } });
      expect(services).toEqual([]);
    },
    'viewing.listing': ({ context }) => {
      expect(context.services).toEqual([service]);
    },
    'viewing.empty': ({ context, told }) => {
      expect(context.services).toEqual([]);
      expect(told).toEqual([]);
    },
    'viewing.failed': ({ context, told }) => {
      expect(context.services).toEqual([]);
      const toast = { text: 'Failed to fetch services.', tone: 'failure' };
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
    },
  },
});

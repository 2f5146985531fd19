import { expect } from 'vitest';
import { organisation, organisationsModel } from './flows/organisations.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: organisationsModel,
  states: {
    loading: ({ snapshot, fakes }) => {
      expect(fakes.waiting('getUserOrganisations')).toBe(1);
      expect(fakes.calls.at(-1)?.input).toEqual({ userID: 'asha' });
      expect(snapshot.can({ type: 'organisations.retried' })).toBe(false);
    },
    listing: ({ context, told, after }) => {
      expect(context.organisations).toEqual([organisation]);
      if (after?.type !== 'resource.chosen') return;
      expect(told).toEqual([{ type: 'route.requested', to: '/resource/hall%2F1' }]);
    },
    empty: ({ snapshot, context, told }) => {
      expect(context.organisations).toEqual([]);
      expect(told).toEqual([]);
      expect(snapshot.can({ type: 'organisations.retried' })).toBe(false);
    },
    failed: ({ snapshot, context }) => {
      expect(context.organisations).toEqual([]);
      expect(snapshot.can({ type: 'organisations.retried' })).toBe(true);
    },
  },
});

import { expect } from 'vitest';
import { resourceModel } from './flows/resource.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: resourceModel,
  states: {
    loading: ({ snapshot, context, fakes }) => {
      expect(fakes.waiting('getResource')).toBe(1);
      expect(fakes.calls.at(-1)?.input).toEqual({ resourceId: 'hall' });
      expect(context.resource).toBeNull();
      expect(snapshot.can({ type: 'resource.retried' })).toBe(false);
    },
    shown: ({ context, after }) => {
      expect(context.resource).toEqual(after?.output);
    },
    failed: ({ snapshot, context, told }) => {
      expect(context.resource).toBeNull();
      expect(told).toEqual([]);
      expect(snapshot.can({ type: 'resource.retried' })).toBe(true);
    },
  },
});

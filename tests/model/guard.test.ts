import { expect } from 'vitest';
import { guardModel, page } from './flows/guard.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: guardModel,
  states: {
    checking: ({ fakes, told }) => {
      expect(fakes.waiting('checkSession')).toBe(1);
      expect(told).toEqual([]);
    },
    open: ({ told }) => {
      expect(told).toEqual([{ type: 'guard.opened', page }]);
    },
    refused: ({ told }) => {
      expect(told).toEqual([{ type: 'guard.refused', page }]);
    },
  },
});

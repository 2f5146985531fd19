import { expect } from 'vitest';
import { connectionModel } from './flows/connection.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: connectionModel,
  states: {
    online: ({ told, fakes, after }) => {
      expect(fakes.listening).toHaveLength(1);
      expect(told).toEqual(after ? [{ type: 'network.returned' }] : []);
    },
    offline: ({ snapshot, after }) => {
      expect(after?.type).toBe('network.lost');
      expect(snapshot.can({ type: 'network.lost' })).toBe(false);
    },
  },
});

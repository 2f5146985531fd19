import { expect } from 'vitest';
import { splashModel } from './flows/splash.model.ts';
import { describeFlow } from './harness/bare.ts';

const route = (to: string) => ({ type: 'route.requested', to, replace: true });

describeFlow({
  model: splashModel,
  states: {
    'tagline.hidden': ({ told }) => {
      expect(told).toEqual([]);
    },
    'tagline.shown': ({ snapshot }) => {
      expect(snapshot.matches({ tagline: 'shown' })).toBe(true);
    },
    'leaving.presenting': ({ told, fakes }) => {
      expect(told).toEqual([]);
      expect(fakes.calls).toEqual([]);
    },
    'leaving.checking': ({ told, fakes }) => {
      expect(fakes.waiting('checkSession')).toBe(1);
      expect(told).toEqual([]);
    },
    'leaving.known': ({ told }) => {
      expect(told).toEqual([route('/dashboard')]);
    },
    'leaving.unknown': ({ told }) => {
      expect(told).toEqual([route('/home')]);
    },
  },
});

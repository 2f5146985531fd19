import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Splash } from '../../src/views/splash/splash.tsx';
import { splashModel } from './flows/splash.model.ts';
import { describeView, type Stage } from './harness/view.tsx';

const tagline = () => screen.queryByText('Empowering your time, every time.');

const wentTo = ({ emitted }: Stage) => emitted.map(({ to, replace }) => ({ to, replace }));

describeView({
  model: splashModel,
  screens: { 'the app opens': () => <Splash /> },
  events: {},
  states: {
    'tagline.hidden': () => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Timewell');
      expect(tagline()).toBeNull();
    },
    'tagline.shown': () => {
      expect(tagline()).not.toBeNull();
    },
    'leaving.presenting': (stage) => {
      expect(wentTo(stage)).toEqual([]);
      expect(stage.fakes.waiting('checkSession')).toBe(0);
    },
    'leaving.checking': (stage) => {
      expect(wentTo(stage)).toEqual([]);
      expect(stage.fakes.waiting('checkSession')).toBe(1);
    },
    'leaving.known': (stage) => {
      expect(wentTo(stage)).toEqual([{ to: '/dashboard', replace: true }]);
    },
    'leaving.unknown': (stage) => {
      expect(wentTo(stage)).toEqual([{ to: '/home', replace: true }]);
    },
  },
});

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
    'token.loading': (stage) => {
      expect(stage.fakes.waiting('checkSession')).toBe(1);
    },
    'token.valid': (stage) => {
      expect(wentTo(stage)).not.toContainEqual({ to: '/home', replace: true });
    },
    'token.invalid': (stage) => {
      expect(wentTo(stage)).not.toContainEqual({ to: '/dashboard', replace: true });
    },
    'leaving.presenting': (stage) => {
      expect(wentTo(stage)).toEqual([]);
    },
    'leaving.waiting': (stage) => {
      expect(wentTo(stage)).toEqual([]);
    },
    'leaving.known': (stage) => {
      expect(wentTo(stage)).toEqual([{ to: '/dashboard', replace: true }]);
    },
    'leaving.unknown': (stage) => {
      expect(wentTo(stage)).toEqual([{ to: '/home', replace: true }]);
    },
  },
});

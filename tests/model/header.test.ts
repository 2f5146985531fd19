import { expect } from 'vitest';
import { headerModel } from './flows/header.model.ts';
import { describeFlow } from './harness/bare.ts';

describeFlow({
  model: headerModel,
  states: {
    closed: ({ told, fakes, after }) => {
      expect(fakes.waiting('checkSession')).toBe(0);
      expect(told).toEqual(after?.type === 'logout.chosen' ? [{ type: 'logout.requested' }] : []);
    },
    checkingForMenu: ({ fakes }) => {
      expect(fakes.waiting('checkSession')).toBe(1);
    },
    menuOpen: ({ fakes, after }) => {
      expect(after?.output).toEqual({ valid: true });
      expect(fakes.calls).toHaveLength(1);
    },
    checkingForCalendar: ({ fakes }) => {
      expect(fakes.waiting('checkSession')).toBe(1);
      expect(fakes.calls).toHaveLength(2);
    },
    calendarOpen: ({ told, after }) => {
      expect(after?.output).toEqual({ valid: true });
      expect(told).toEqual([]);
    },
  },
});

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { texts } from '#domain/texts.ts';
import { EventActions } from '../../src/views/event-page/event-actions.tsx';
import { handOverModel, path } from './flows/hand-over.model.ts';
import { garba } from './flows/hosting.ts';
import { button, press } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: handOverModel,
  screens: { 'an event': () => <EventActions event={garba} path={path} /> },
  events: { 'share.requested': press('Share link') },
  states: {
    offering: (_, { after }) => {
      expect(button('Share link').getAttribute('aria-disabled')).toBeNull();
      const toasts = screen.queryAllByText(/./, { selector: '.toast p' });
      expect(toasts.map(({ textContent }) => textContent)).toEqual(after ? saidAfter(after) : []);
    },
    sharing: async ({ user, fakes }) => {
      await user.click(button(/Share link/));
      expect(fakes.calls).toEqual([{ actor: 'shareLink', input: { title: 'Garba night', path } }]);
    },
  },
});

function saidAfter({ type, output }: AnyEventObject): string[] {
  if (type === 'xstate.error.actor.shareLink') return [texts.shareFailed];
  return output.outcome === 'copied' ? [texts.linkCopied] : [];
}

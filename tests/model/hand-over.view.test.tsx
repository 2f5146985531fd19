import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { ShareWay } from '#domain/hosting.ts';
import { texts } from '#domain/texts.ts';
import { HandOver } from '../../src/views/event-page/hand-over.tsx';
import { handOverModel, path } from './flows/hand-over.model.ts';
import { garba } from './flows/hosting.ts';
import { button } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

const names: Readonly<Record<ShareWay, string>> = { sheet: 'Share', clipboard: 'Copy link' };

describeView({
  model: handOverModel,
  screens: { 'an event': () => <HandOver event={garba} path={path} /> },
  events: {
    'share.requested': ({ page }, { user }) => user.click(button(names[page.way as ShareWay])),
  },
  states: {
    offering: (_, { after }) => {
      for (const name of Object.values(names))
        expect(button(name).getAttribute('aria-disabled')).toBeNull();
      const toasts = screen.queryAllByText(/./, { selector: '.toast p' });
      expect(toasts.map(({ textContent }) => textContent)).toEqual(after ? saidAfter(after) : []);
    },
    sharing: async ({ user, fakes }, { after }) => {
      for (const name of Object.values(names)) await user.click(button(new RegExp(name)));
      const text = expect.stringMatching(/^You are invited: Garba night, .* Please answer here:$/);
      expect(fakes.calls).toEqual([
        { actor: 'shareLink', input: { way: after?.page.way, title: 'Garba night', text, path } },
      ]);
    },
  },
});

function saidAfter({ type, output }: AnyEventObject): string[] {
  if (type === 'xstate.error.actor.shareLink') return [texts.shareFailed];
  return output.outcome === 'copied' ? [texts.linkCopied] : [];
}

import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { OfflineNote } from '../../src/views/connection/offline-note.tsx';
import { connectionModel } from './flows/connection.model.ts';
import { describeView, type Stage } from './harness/view.tsx';

const say = (event: { type: string }, { fakes }: Stage) =>
  act(async () => fakes.say('watchNetwork', event));
const note = () => screen.getByRole('status', { name: 'Connection' });

describeView({
  model: connectionModel,
  screens: { 'the app opens': () => <OfflineNote /> },
  events: { 'network.lost': say, 'network.returned': say },
  states: {
    online: () => {
      expect(note().textContent).toBe('');
    },
    offline: () => {
      expect(note().textContent).toBe(texts.offline);
    },
  },
});

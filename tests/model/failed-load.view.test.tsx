import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { texts } from '#domain/texts.ts';
import { FailedLoad } from '../../src/views/failed-load/failed-load.tsx';
import { failedLoadModel } from './flows/failed-load.model.ts';
import { button, lookAgain } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

const onRetry = vi.fn();

const sayOfNetwork = ({ type }: AnyEventObject, { fakes }: Stage) =>
  act(async () => fakes.say('watchNetwork', { type }));

const expectTried = (times: number) => {
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not arrive.');
  expect(button(texts.tryAgain)).toBeEnabled();
  expect(onRetry).toHaveBeenCalledTimes(times);
  onRetry.mockClear();
};

describeView({
  model: failedLoadModel,
  screens: {
    'a load failed': () => <FailedLoad title="The list did not arrive." onRetry={onRetry} />,
  },
  events: {
    'page.shown': lookAgain,
    'network.lost': sayOfNetwork,
    'network.returned': sayOfNetwork,
  },
  states: {
    resting: (_, { after }) => expectTried(after?.type.startsWith('xstate.after') ? 1 : 0),
    pausing: () => expectTried(0),
    offline: () => expectTried(0),
  },
  looksMatter: true,
});

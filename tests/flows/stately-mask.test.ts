import { expect, it, vi } from 'vitest';
import { maskedInspection } from '../../src/inspection/stately.ts';

vi.mock('@statelyai/inspect', () => ({ createBrowserInspector: vi.fn() }));

const head = { sessionId: 'x:1', rootId: 'x:0', createdAt: '1', id: '1', _version: '1' };

it('Flows: Stately’s inspector receives the state of a flow and no personal value', () => {
  const told = maskedInspection({
    ...head,
    type: '@xstate.snapshot',
    snapshot: {
      status: 'active',
      value: 'enteringPhone',
      context: { typedNumber: '98765 43210', refusal: null },
      output: { proof: 'secret' },
      children: { otp: { snapshot: { context: { code: '123456' } } } },
    } as never,
    event: { type: 'number.changed', text: '98765 43210' },
  });
  expect(told).toEqual({
    ...head,
    type: '@xstate.snapshot',
    snapshot: {
      status: 'active',
      value: 'enteringPhone',
      context: { typedNumber: '•••', refusal: null },
    },
    event: { type: 'number.changed', text: '•••' },
  });
});

it('Flows: Stately’s inspector receives a new actor with its name and definition', () => {
  const actor = { ...head, name: 'login', parentId: 'x:0', definition: '{}' };
  const told = maskedInspection({
    ...actor,
    type: '@xstate.actor',
    snapshot: { status: 'active', value: 'starting', context: { proof: 'secret' } },
  });
  expect(told).toEqual({
    ...actor,
    type: '@xstate.actor',
    snapshot: { status: 'active', value: 'starting', context: { proof: '•••' } },
  });
});

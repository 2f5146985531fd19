import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import type { FlowMessage } from '../../src/inspection/message.ts';
import { createObserver } from '../../src/inspection/observe.ts';
import { transitionsOf } from '../../src/inspection/transitions.ts';
import { loginMachine } from '../../src/machines/login.ts';

describe('Flows: the observer of the running app', () => {
  it('reports a flow’s state, event and transitions taken', () => {
    const { login, told, living } = watched();
    login.start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    expect(told).toEqual([
      {
        flow: 'login',
        session: 'tab.1',
        value: 'enteringPhone',
        event: { type: 'xstate.init', input: '•••' },
        taken: ['starting · (at once) · otherwise'],
        status: 'active',
      },
      {
        flow: 'login',
        session: 'tab.1',
        value: 'enteringPhone',
        event: { type: 'number.changed', typed: '•••' },
        taken: ['enteringPhone · number.changed · always'],
        status: 'active',
      },
    ]);
    expect(transitionsOf(loginMachine)).toEqual(
      expect.arrayContaining(told.flatMap(({ taken }) => taken)),
    );
    expect(living()).toEqual([told[1]]);
  });

  it('reports nothing of a flow that never started', () => {
    const { told, living } = watched();
    expect(told).toEqual([]);
    expect(living()).toEqual([]);
  });

  it('reports that a flow stopped and gives a new one a new session', () => {
    const { login, told, living, inspect } = watched();
    login.start().stop();
    expect(told.at(-1)).toMatchObject({ flow: 'login', status: 'stopped' });
    expect(living()).toEqual([]);
    start(inspect).start();
    expect(told.at(-1)).toMatchObject({ session: 'tab.2', status: 'active' });
    expect(living()).toHaveLength(1);
  });
});

function watched() {
  const told: FlowMessage[] = [];
  const observer = createObserver('tab', (message) => told.push(message));
  return { login: start(observer.inspect), told, ...observer };
}

function start(inspect: ReturnType<typeof createObserver>['inspect']) {
  return createActor(loginMachine, { input: { shell: createEmptyActor(), draft: null }, inspect });
}

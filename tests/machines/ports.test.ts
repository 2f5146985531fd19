import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { ports } from '../../src/machines/kit/ports.ts';
import { pushPorts } from '../../src/machines/kit/push-ports.ts';

const all: [string, AnyActorLogic][] = Object.entries({ ...ports, ...pushPorts });

describe('Ports', () => {
  it('Ports: the ports of push messages alone stand in a file of their own', () => {
    expect(Object.keys(pushPorts).sort()).toEqual([
      'askPermission',
      'forgetPush',
      'getPushToken',
      'pushMessages',
      'pushStore',
      'recallPush',
      'savePushToken',
    ]);
  });

  it.each(all)('Ports: %s without a service fails with its own name', async (name, logic) => {
    const actor = createActor(logic);
    const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    expect(await failed).toEqual(new Error(`${name} must be provided`));
  });
});

import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { ports } from '../../src/machines/kit/ports.ts';
import { pushPorts } from '../../src/machines/kit/push-ports.ts';

const all: [string, AnyActorLogic][] = Object.entries({ ...ports, ...pushPorts });

describe('Ports: a port without a service', () => {
  it('is fetched with push messages where only they need it', () => {
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

  it.each(all)('%s fails with its own name', async (name, logic) => {
    const actor = createActor(logic);
    const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    expect(await failed).toEqual(new Error(`${name} must be provided`));
  });
});

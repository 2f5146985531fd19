// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import { startInspection } from '../../src/inspection/live.ts';
import { channelName } from '../../src/inspection/message.ts';
import { loginMachine } from '../../src/machines/login.ts';

it('Flows: on the page that follows the app the flows of a page that was left stop, and run again after Back', async () => {
  const told: string[] = [];
  const follower = new BroadcastChannel(channelName);
  follower.onmessage = ({ data: { value, status, taken } }) =>
    told.push([value, status, ...taken].join(', '));
  const inspect = await startInspection();
  const input = { shell: createEmptyActor(), draft: null };
  const login = createActor(loginMachine, { input, inspect }).start();
  dispatchEvent(new Event('pagehide'));
  // As the notices take a step when the page is hidden, which comes last.
  login.send({ type: 'number.changed', typed: '98765 43210' });
  dispatchEvent(new Event('pageshow'));
  await expect
    .poll(() => told)
    .toEqual([
      'enteringPhone, active, starting · (at once) · otherwise',
      'enteringPhone, stopped',
      'enteringPhone, active',
    ]);
  follower.close();
});

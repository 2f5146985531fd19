import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../../src/services/device-store.ts';
import { createPushStandIn } from '../../src/services/push-stand-in.ts';

const url = 'http://127.0.0.1:9098';
const opened: FakeSource[] = [];

/** A stream that a test sends to. */
class FakeSource {
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly close = vi.fn();
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    opened.push(this);
  }
}

afterEach(() => {
  opened.length = 0;
});

it('Push messages of the local stack: a device has one token until it is deleted, and its page is told what comes to it', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  const push = createPushStandIn(url, storeOfTab());
  const token = await push.token();
  expect(await push.token()).toBe(token);
  const told: unknown[] = [];
  const stop = push.listen((message) => told.push(message));
  const [source] = opened;
  expect(source?.address).toBe(`${url}/messages/${token}`);
  const notification = { title: 'Housewarming', body: 'The host has cancelled this event.' };
  source?.onmessage?.({
    data: JSON.stringify({ token, notification, data: { path: '/event/1' } }),
  });
  source?.onmessage?.({ data: '{}' });
  expect(told).toEqual([notification]);
  stop();
  expect(source?.close).toHaveBeenCalledOnce();
  await push.deleteToken();
  expect(await push.token()).not.toBe(token);
});

function storeOfTab() {
  return openStore(() => {
    throw new Error('no storage');
  });
}

// @vitest-environment node
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listen } from '../../backend/listen.ts';

const graceMs = 5_000;
const agent = new Agent({ keepAlive: true });
let listening: Listening;
let asked: Promise<IncomingMessage>;
let answer: ServerResponse;

describe('Backend: a stop while a request is under way', () => {
  beforeEach(async () => {
    const server = createServer();
    listening = await listen(server, '127.0.0.1', 0);
    const arrived = once(server, 'request');
    asked = ask();
    asked.catch(() => {});
    [, answer] = await arrived;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    agent.destroy();
  });

  it('new connections are refused, the answer is finished, and its connection is closed', async () => {
    const closed = listening.close();
    const [refused] = await once(
      connect(Number(new URL(listening.url).port), '127.0.0.1'),
      'error',
    );
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    answer.end('done');
    const response = await asked;
    expect(await text(response)).toBe('done');
    expect(response.headers.connection).toBe('close');
    await closed;
  });

  it('a request that does not end is cut off after 5 s', async () => {
    const closed = listening.close();
    await vi.advanceTimersByTimeAsync(graceMs - 1);
    expect(answer.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    await expect(asked).rejects.toThrow();
  });
});

it('Backend: a request has 30 s to arrive whole, be it the head or the body that is slow', async () => {
  const server = createServer();
  await (await listen(server, '127.0.0.1', 0)).close();
  // Waiting for it would take a minute: Node looks every 30 s, and takes the longer limit for the whole.
  expect(Math.max(server.headersTimeout, server.requestTimeout)).toBe(30_000);
});

it('Backend: a host that is not an address of this machine is named', async () => {
  await expect(listen(createServer(), '192.0.2.1', 0)).rejects.toThrow(
    /^The backend cannot listen on 192\.0\.2\.1 .*BACKEND_HOST/,
  );
});

function ask(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(listening.url, { agent }, resolve).on('error', reject).end();
  });
}

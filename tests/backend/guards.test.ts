// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';
import { send, setUpBackend } from './support/backend.ts';
import { everyRow } from './support/database.ts';
import { openGoodRequests } from './support/good-requests.ts';
import { fieldsOf, toRequest } from './support/odd-requests.ts';

const backend = setUpBackend();
const all = Object.values<Call>(calls);
/** The calls of visitors. */
const open = ['validateToken', 'checkUser', 'login', 'signup', 'listServices', 'searchServices'];
/** Reads the proof in its body first: a repeat may come from a session that is gone. */
const byProof = 'deleteAccount';
/** The fields that say in whose name a request is. */
const names = ['user_id', 'userId', 'host_id'];

describe('Requests: each call, by whom it is sent', () => {
  it('a call of a person is refused to a visitor with a 401, before its body is read', async () => {
    const refused: string[] = [];
    for (const { name, method, path } of all) {
      const response = await send(backend.another(), method, path, '{');
      if (response.status === 401) refused.push(name);
    }
    const guarded = all.map(({ name }) => name).filter((name) => !open.includes(name));
    expect(refused).toEqual(guarded.filter((name) => name !== byProof));
  });

  it('a call in a person’s name is refused to a visitor with a 401 and to any other person with a 403, and changes nothing', async () => {
    const good = await openGoodRequests(backend);
    const { token: bearer } = await backend.register('+919000012399');
    const named = all.filter(
      (call) => !open.includes(call.name) && fieldsOf(call).some((field) => names.includes(field)),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const call of named) {
      const { path, body } = toRequest(call, await good.fieldsFor(call));
      const before = await lasting();
      const sending = (sent = {}) => send(backend.another(), call.method, path, body, sent);
      expect([call.name, (await sending()).status]).toEqual([call.name, 401]);
      const response = await sending({ bearer });
      expect(
        [call.name, response.status],
        'a 400 lacks a good value in support/good-requests.ts',
      ).toEqual([call.name, 403]);
      expect(await response.json()).toEqual({ error: 'This belongs to another account.' });
      expect(await lasting()).toEqual(before);
    }
  });
});

/** What a request has left, but for the counts of requests. */
async function lasting() {
  return (await everyRow(backend.db)).filter(({ table }) => table !== 'rate_limits');
}

// @vitest-environment node
import { expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';
import { send, setUpBackend } from '../support/backend.ts';
import { openGoodRequests } from '../support/good-requests.ts';
import { toRequest } from '../support/odd-requests.ts';

const backend = setUpBackend();
const all = Object.values<Call>(calls);

it.each([
  ['in the order of the contract', all],
  ['backwards', all.toReversed()],
])(
  'PostgreSQL: of all calls of one person, each sent three times at the same moment, %s, none ends in a failure of the service',
  async (_, asked) => {
    const app = backend.another();
    const good = await openGoodRequests(backend);
    const requests = await Promise.all(
      asked.map(async (call) => ({ call, ...toRequest(call, await good.fieldsFor(call)) })),
    );
    const answers = await Promise.all(
      [...requests, ...requests, ...requests].map(async ({ call, path, body }) => {
        const bearer = good.bearerFor(call);
        const { status } = await send(app, call.method, path, body, { bearer });
        return `${call.name}: ${status}`;
      }),
    );
    expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
  },
);

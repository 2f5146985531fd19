import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSend, type Send } from '../../src/services/api/client.ts';
import {
  getUserEvents,
  getUserMemberInvites,
  respond,
} from '../../src/services/api/invitations.ts';

const { signal } = new AbortController();
const asha = { userID: 'asha' };
const token = 'secret token';
const sentence = 'Private: the host has cancelled.';

const fetched = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const onUnauthorized = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  logged.mockClear();
  onUnauthorized.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

const unsaid = { response_status: 'pending', rsvpQuestionnaire: [], rsvpResponses: {} };
const garba = { event_id: 'garba', title: 'Garba night', date: '2026-03-14T14:00:00.000Z' };
const trust = { org_id: 'trust', org_name: 'Sunrise Trust' };

const lists = [
  {
    name: 'getUserEvents',
    ask: getUserEvents,
    path: '/get_user_events',
    field: 'invitedEvents',
    one: garba,
    isLogged: false,
  },
  {
    name: 'getUserMemberInvites',
    ask: getUserMemberInvites,
    path: '/get_user_member_invites',
    field: 'invites',
    one: trust,
    isLogged: true,
  },
] as const;

describe.each(lists)(
  'Reading invitations by $name',
  ({ name, ask, path, field, one, isLogged }) => {
    const read = () => ask(send, asha, signal);

    it('requests the invitations of the signed-in person', async () => {
      answer({ [field]: [] });
      expect(await read()).toEqual([]);
      expect(await sent()).toEqual({ path, bearer: token, body: { user_id: 'asha' } });
    });

    it('returns the invitations, pending and without questions where the answer says nothing else', async () => {
      answer({ [field]: [one, { ...one, response_status: null, rsvpQuestionnaire: null }] });
      expect(await read()).toMatchObject([
        { ...one, ...unsaid },
        { ...one, ...unsaid },
      ]);
    });

    it('reads RSVP answers both as a map and as a list', async () => {
      const map = { q_attending: true, q_custom_1: 4 };
      const list = Object.entries(map).map(([questionId, given]) => ({
        questionId,
        answer: given,
      }));
      answer({
        [field]: [
          { ...one, rsvpResponses: map },
          { ...one, rsvpResponses: list },
        ],
      });
      const [first, second] = await read();
      expect(first?.rsvpResponses).toEqual(map);
      expect(second?.rsvpResponses).toEqual(map);
    });

    it.each([
      ['no answer', () => Promise.reject(new TypeError('offline')), 'unavailable'],
      ['a refusal', () => refuse(500), 'refused'],
      ['an answer of another shape', () => Response.json({ [field]: [{}] }), 'malformed'],
      ['an answer without the list', () => Response.json({}), 'malformed'],
    ])('fails on %s and logs at most the failure', async (_, reply, kind) => {
      fetched.mockImplementation(async () => reply());
      await expect(read()).rejects.toMatchObject({ kind });
      expect(logged.mock.calls).toEqual(isLogged ? [[`${name}: ${kind}`]] : []);
    });

    it('fails on a 401 and ends the session', async () => {
      fetched.mockImplementation(async () => refuse(401));
      await expect(read()).rejects.toMatchObject({ kind: 'unauthorized' });
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(token);
    });
  },
);

const responses = { q_attending: true, q_custom_1: 4, q_custom_2: 'Rice' };
const kinds = [
  ['event', '/respond_to_invite', { event_id: 'garba/1' }],
  ['organisation', '/respond_to_member_invite', { org_id: 'garba/1' }],
] as const;

describe.each(kinds)('Answering an invitation to an %s', (kind, path, id) => {
  const tell = () => respond(send, { ...asha, kind, id: 'garba/1', responses }, signal);

  it('sends the user, the invitation and the answers by question', async () => {
    answer({});
    expect(await tell()).toEqual({ outcome: 'answered' });
    const body = { user_id: 'asha', ...id, rsvpResponses: responses };
    expect(await sent()).toEqual({ path, bearer: token, body });
  });

  it.each([
    ['JSON', () => Response.json({ ok: true })],
    ['an empty body', () => new Response(null, { status: 204 })],
    ['a text', () => new Response('thanks', { status: 201 })],
  ])('succeeds on a success with %s', async (_, reply) => {
    fetched.mockImplementation(async () => reply());
    expect(await tell()).toEqual({ outcome: 'answered' });
  });

  it.each([
    ['with a sentence', () => refuse(410)],
    ['without a sentence', () => new Response(null, { status: 410 })],
  ])('resolves as expired on a 410 %s', async (_, reply) => {
    fetched.mockImplementation(async () => reply());
    expect(await tell()).toEqual({ outcome: 'expired' });
  });

  it('resolves as unauthorized on a 401 and ends the session', async () => {
    fetched.mockImplementation(async () => refuse(401));
    expect(await tell()).toEqual({ outcome: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(token);
  });

  it.each([400, 403, 404, 409, 500])(
    'is refused with the sentence of a %i answer',
    async (status) => {
      fetched.mockImplementation(async () => refuse(status));
      expect(await tell()).toEqual({ outcome: 'refused', message: sentence });
    },
  );

  it.each([
    ['a refusal without a sentence', () => new Response('<h1>No</h1>', { status: 500 }), 'refused'],
    ['a blank sentence', () => Response.json({ error: ' ' }, { status: 400 }), 'refused'],
    ['no answer', () => Promise.reject(new TypeError('offline')), 'unavailable'],
  ])('fails on %s', async (_, reply, failure) => {
    fetched.mockImplementation(async () => reply());
    await expect(tell()).rejects.toMatchObject({ kind: failure });
  });

  it('rejects with an error that is no failure of a call', async () => {
    const fault = new RangeError('a fault of ours');
    const asked = respond(
      () => Promise.reject(fault),
      { ...asha, kind, id: 'x', responses },
      signal,
    );
    await expect(asked).rejects.toBe(fault);
  });
});

const send: Send = createSend({
  bases: { api: 'https://api.test', calendar: 'https://calendar.test' },
  sessionToken: () => token,
  onUnauthorized,
});

function answer(body: unknown): void {
  fetched.mockImplementation(async () => Response.json(body));
}

function refuse(status: number): Response {
  return Response.json({ error: sentence }, { status });
}

async function sent(): Promise<object> {
  expect(fetched).toHaveBeenCalledOnce();
  const request = fetched.mock.calls[0]?.[0];
  if (!(request instanceof Request)) throw new Error('Nothing was sent.');
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
  return { path: new URL(request.url).pathname, bearer, body: await request.json() };
}

import { describe, expect, it, vi } from 'vitest';
import {
  findInvitation,
  getUserEvents,
  getUserMemberInvites,
  respond,
} from '../../src/services/api/invitations.ts';
import {
  answer,
  answerBy,
  ask,
  fetched,
  logged,
  pageBefore,
  request,
  setUpApi,
  token,
} from './api-world.ts';

setUpApi();

const asha = { userID: 'asha' };
const wanted = { ...asha, cursor: null, least: 1, isShown: false };
const sentence = 'Private: the host has cancelled.';

const unsaid = { response_status: 'pending', rsvpQuestionnaire: [], rsvpResponses: {} };
const garba = { event_id: 'garba', title: 'Garba night', date: '2026-03-14T14:00:00.000Z' };
const trust = { org_id: 'trust', org_name: 'Sunrise Trust' };

const past = { inviteExpiryDate: '2020-01-01' };

const lists = [
  {
    name: 'getUserEvents',
    read: (more: { cursor?: string; least?: number }) => ask(getUserEvents, { ...wanted, ...more }),
    path: '/get_user_events',
    field: 'invitedEvents',
    one: garba,
    over: past,
    isLogged: false,
  },
  {
    name: 'getUserMemberInvites',
    read: (more: { cursor?: string; least?: number }) =>
      ask(getUserMemberInvites, { ...wanted, ...more }),
    path: '/get_user_member_invites',
    field: 'invites',
    one: trust,
    over: { response_status: 'responded' },
    isLogged: true,
  },
] as const;

describe.each(lists)(
  'Reading invitations by $name',
  ({ name, read, path, field, one, over, isLogged }) => {
    it('requests the invitations of the signed-in person', async () => {
      answer({ [field]: [] });
      expect(await read({})).toEqual({ items: [], next: null });
      expect(await sent()).toEqual({ path, bearer: token, body: { user_id: 'asha' } });
    });

    it('requests one page a call, by its cursor, and returns the cursor of the next', async () => {
      answerBy(() => page('3', [one]));
      expect(await read({ cursor: '2' })).toMatchObject({ items: [one], next: '3' });
      expect(cursors()).toEqual(['2']);
    });

    it('requests page after page until they hold as many as are wanted', async () => {
      answerBy(
        () => page('2', [one]),
        () => page('3', [one]),
      );
      expect(await read({ least: 2 })).toMatchObject({ items: [one, one], next: '3' });
      expect(cursors()).toEqual([null, '2']);
    });

    it('leaves out what is not to be answered any more, and goes on where a page has nothing else', async () => {
      answerBy(
        () => page('2', [{ ...one, ...over }]),
        () => page('3', [{ ...one, ...over }, one]),
      );
      expect(await read({})).toMatchObject({ items: [one], next: '3' });
    });

    it.each([
      ['no answer', () => Promise.reject(new TypeError('offline')), 'unavailable'],
      ['a refusal', () => refuse(500), 'refused'],
      ['an answer of another shape', () => Response.json({ [field]: [{}] }), 'malformed'],
      ['an answer without the list', () => Response.json({}), 'malformed'],
    ])('fails on %s and logs at most the failure', async (_, reply, kind) => {
      answerBy(reply);
      await expect(read({})).rejects.toMatchObject({ kind });
      expect(logged.mock.calls).toEqual(isLogged ? [[`${name}: ${kind}`]] : []);
    });

    function page(next: string, items: readonly object[]): Response {
      return pageBefore(next, { [field]: items });
    }
  },
);

it('An expired invitation to an organisation is listed until it is answered', async () => {
  answer({ invites: [{ ...trust, ...past }] });
  const { items } = await ask(getUserMemberInvites, wanted);
  expect(items).toMatchObject([{ ...trust, ...past }]);
});

it('Invited events: those of one answer are in time order, whatever order they came in, and what is over stands last', async () => {
  const at = (event_id: string, date: string | null) => ({ event_id, title: event_id, date });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-09T06:00:00Z'));
  answer({
    invitedEvents: [
      at('in May', '2026-05-02T10:00:00Z'),
      at('over for long', '2026-02-01T10:00:00Z'),
      at('some day', null),
      at('last week', '2026-03-06'),
      at('in April', '2026-04-02T10:00:00Z'),
      at('today', '2026-03-09'),
    ],
  });
  const { items } = await ask(getUserEvents, wanted);
  const order = ['today', 'in April', 'in May', 'some day', 'last week', 'over for long'];
  expect(items.map(({ event_id }) => event_id)).toEqual(order);
});

describe('Looking for an invitation to an event', () => {
  const find = (id: string) => ask(findInvitation, { ...asha, id, isShown: false });

  it('asks for one page after the other, and for none after the page that has it, expired or not', async () => {
    answerBy(
      () => pageBefore('2', { invitedEvents: [{ ...garba, event_id: 'holi' }] }),
      () => pageBefore('3', { invitedEvents: [{ ...garba, ...past }] }),
    );
    const invitation = { ...garba, ...past, ...unsaid };
    expect(await find('garba')).toEqual({ outcome: 'found', invitation });
    expect(cursors()).toEqual([null, '2']);
  });

  it('finds none in the whole list, but says so of a part that the device keeps only once there is a network', async () => {
    answer({ invitedEvents: [] });
    expect(await find('garba')).toEqual({ outcome: 'notFound' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(find('garba')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('returns the description and the host’s name where the answer has them, and what can be read where it has not', async () => {
    const told = { description: 'Dance with us.', host_name: 'Meera Nair' };
    answer({ invitedEvents: [{ ...garba, ...told }] });
    expect(await find('garba')).toMatchObject({ invitation: told });
    answer({ invitedEvents: [{ ...garba, description: 7, host_name: ['Meera'] }] });
    const found = { outcome: 'found', invitation: { ...garba, ...unsaid } };
    expect(await find('garba')).toEqual(found);
  });

  it('says that no page has it', async () => {
    answer({ invitedEvents: [garba] });
    expect(await find('holi')).toEqual({ outcome: 'notFound' });
  });
});

const responses = { q_attending: true, q_custom_1: 4, q_custom_2: 'Rice' };
const kinds = [
  ['event', '/respond_to_invite', { event_id: 'garba/1' }],
  ['organisation', '/respond_to_member_invite', { org_id: 'garba/1' }],
] as const;

describe.each(kinds)('Answering an invitation to an %s', (kind, path, id) => {
  const tell = () => ask(respond, { ...asha, kind, id: 'garba/1', responses, version: null });

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
    answerBy(reply);
    expect(await tell()).toEqual({ outcome: 'answered' });
  });

  it.each([
    ['with a sentence', () => refuse(410)],
    ['without a sentence', () => new Response(null, { status: 410 })],
  ])('resolves as expired on a 410 %s', async (_, reply) => {
    answerBy(reply);
    expect(await tell()).toEqual({ outcome: 'expired' });
  });

  it('is disputed with the error of an answer whose status is a success', async () => {
    answer({ success: false, error: sentence });
    expect(await tell()).toEqual({ outcome: 'disputed', message: sentence });
    answer({ success: true, error: '' });
    expect(await tell()).toEqual({ outcome: 'answered' });
  });

  it.each([400, 403, 404, 409, 422])(
    'is disputed with the sentence of a %i answer',
    async (status) => {
      answerBy(() => refuse(status));
      expect(await tell()).toEqual({ outcome: 'disputed', message: sentence });
    },
  );

  it.each([
    ['none', () => new Response('<h1>No</h1>', { status: 404 })],
    ['a blank one', () => Response.json({ error: ' ' }, { status: 400 })],
  ])('is disputed without a sentence by a refusal with %s', async (_, reply) => {
    answerBy(reply);
    expect(await tell()).toEqual({ outcome: 'disputed', message: null });
  });

  it.each([408, 425, 429, 500, 503])(
    'is refused with the sentence of a %i answer, which says nothing about the invitation',
    async (status) => {
      answerBy(() => refuse(status));
      expect(await tell()).toEqual({ outcome: 'refused', message: sentence });
    },
  );
});

describe('Answering an invitation to an event in the version that was seen (§22.58)', () => {
  const tell = (version: number | string) =>
    ask(respond, { ...asha, kind: 'event', id: 'garba/1', responses, version });

  it.each([0, 3, 'b7'])('names the version %s', async (version) => {
    answer({});
    expect(await tell(version)).toEqual({ outcome: 'answered' });
    const body = { user_id: 'asha', event_id: 'garba/1', rsvpResponses: responses, version };
    expect(await sent()).toMatchObject({ body });
  });

  it('resolves as outdated on a refusal with that code, and as disputed with another one', async () => {
    answerBy(() => coded('outdated'));
    expect(await tell(3)).toEqual({ outcome: 'outdated', message: sentence });
    for (const code of ['other', 7, null]) {
      answerBy(() => coded(code));
      expect(await tell(3)).toEqual({ outcome: 'disputed', message: sentence });
    }
  });
});

function coded(code: unknown): Response {
  return Response.json({ error: sentence, code }, { status: 409 });
}

function refuse(status: number): Response {
  return Response.json({ error: sentence }, { status });
}

/** The cursors of all requests. */
function cursors(): (string | null)[] {
  return fetched.mock.calls.map((_, place) =>
    new URL(request(place).url).searchParams.get('cursor'),
  );
}

async function sent(): Promise<object> {
  expect(fetched).toHaveBeenCalledOnce();
  const { headers, url } = request();
  const bearer = headers.get('authorization')?.replace('Bearer ', '');
  return { path: new URL(url).pathname, bearer, body: await request().json() };
}

// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPushMessage } from '#domain/push.ts';
import { createFcm } from '../../backend/push/fcm.ts';
import type { Letter } from '../../backend/push/provider.ts';
import { readServiceAccount } from '../../backend/push/service-account.ts';
import {
  type Answer,
  type PushStandIn,
  type SentPush,
  startPushStandIn,
} from '../../scripts/stack/push-stand-in.ts';
import { projectId } from './support/backend.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const letter: Letter = {
  token: 'a-device',
  tag: 'a-tag',
  title: 'Housewarming',
  body: 'The host has cancelled this event.',
  path: '/event/1',
  until: new Date('2026-03-14T10:00:00.000Z'),
};
const damaged = {
  type: 'service_account',
  project_id: projectId,
  private_key_id: '1',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n',
  client_email: 'sender@timewell.invalid',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const received: SentPush[] = [];
let answer: Answer | undefined;
let google: PushStandIn;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timewell-'));
  google = await startPushStandIn({
    port: 0,
    receive: (message) => {
      received.push(message);
      return answer;
    },
  });
});

beforeEach(() => {
  received.length = 0;
  answer = undefined;
});

afterAll(async () => {
  await google.close();
  await rm(folder, { recursive: true, force: true });
});

describe('Push messages by FCM’s HTTP v1 (§22.153)', () => {
  it('a message carries its words, its page, its tag, and how long it is of use', async () => {
    expect(await (await provider())(letter, now)).toEqual({ kind: 'sent' });
    expect(received).toEqual([
      {
        token: 'a-device',
        notification: { title: 'Housewarming', body: 'The host has cancelled this event.' },
        data: { path: '/event/1' },
        webpush: { headers: { TTL: '3600' }, notification: { tag: 'a-tag' } },
      },
    ]);
  });

  it('one access token serves many messages, also those that are sent at once', async () => {
    const send = await provider();
    const granted = google.granted();
    await Promise.all([1, 2, 3].map(() => send(letter, now)));
    await send(letter, now);
    expect(received).toHaveLength(4);
    expect(google.granted() - granted).toBe(1);
  });

  it('an access token that is refused is asked for anew with the next message', async () => {
    answer = failure(401, 'THIRD_PARTY_AUTH_ERROR');
    const send = await provider();
    const granted = google.granted();
    for (const _ of [1, 2]) await send(letter, now);
    expect(google.granted() - granted).toBe(2);
  });

  it('messages that are sent at once when the access token is about to end ask for one new token', async () => {
    let at = now;
    const send = await provider(() => at);
    await send(letter, at);
    const granted = google.granted();
    at = new Date('2026-03-14T09:55:00.000Z');
    await Promise.all([1, 2, 3].map(() => send(letter, at)));
    expect(received).toHaveLength(4);
    expect(google.granted() - granted).toBe(1);
  });

  it.each([
    ['is unregistered', 404, 'UNREGISTERED', ''],
    ['belongs to another sender', 403, 'SENDER_ID_MISMATCH', ''],
    [
      'is no token',
      400,
      'INVALID_ARGUMENT',
      'The registration token is not a valid FCM registration token',
    ],
  ])('a token that %s is gone', async (_, status, errorCode, message) => {
    answer = failure(status, errorCode, message);
    expect(await (await provider())(letter, now)).toEqual({ kind: 'gone' });
  });

  it('a message that is not valid is refused, and its device is kept', async () => {
    answer = failure(400, 'INVALID_ARGUMENT', 'Android message is too big');
    const refused = { kind: 'refused', reason: '400 INVALID_ARGUMENT' };
    expect(await (await provider())(letter, now)).toEqual(refused);
  });

  it.each([
    [503, 'UNAVAILABLE', { 'retry-after': '120' }, 120_000],
    [503, 'UNAVAILABLE', { 'retry-after': 'Sat, 14 Mar 2026 09:01:00 GMT' }, 60_000],
    [500, 'INTERNAL', {}, 0],
    [429, 'QUOTA_EXCEEDED', {}, 60_000],
    [403, 'PERMISSION_DENIED', {}, 0],
    [404, 'NOT_FOUND', {}, 0],
    [401, 'THIRD_PARTY_AUTH_ERROR', {}, 0],
  ])(
    'a %i %s with %j is tried again after %i ms at the earliest',
    async (status, errorCode, headers, afterMs) => {
      answer = { ...failure(status, errorCode), headers };
      const later = { kind: 'later', afterMs, reason: `${status} ${errorCode}` };
      expect(await (await provider())(letter, now)).toEqual(later);
    },
  );

  it('a provider that does not answer, or grants no access, is tried again', async () => {
    const account = await readServiceAccount(google.settings.FCM_CREDENTIALS, projectId);
    const nowhere = createFcm(account, 'http://127.0.0.1:1', () => now);
    expect(await nowhere(letter, now)).toEqual({ kind: 'later', afterMs: 0, reason: 'no answer' });
    const other = { ...account, client_email: 'another@timewell.invalid' };
    const stranger = createFcm(other, google.settings.FCM_URL, () => now);
    const refused = { kind: 'later', afterMs: 0, reason: 'no access (500)' };
    expect(await stranger(letter, now)).toEqual(refused);
    expect(received).toEqual([]);
    Object.assign(other, account);
    expect(await stranger(letter, now)).toEqual({ kind: 'sent' });
  });
});

describe('The local stack’s stand-in for the provider of push messages (§22.154)', () => {
  it('an open page hears the messages to its own device', async () => {
    const page = await fetch(`${google.settings.FCM_URL}/messages/a-device`);
    const heard = page.body?.pipeThrough(new TextDecoderStream()).getReader();
    const send = await provider();
    await send({ ...letter, token: 'another-device', title: 'Not for this page' }, now);
    await send(letter, now);
    const { value = '' } = (await heard?.read()) ?? {};
    expect(readPushMessage(JSON.parse(value.replace(/^data: /, '')))).toEqual({
      title: 'Housewarming',
      body: 'The host has cancelled this event.',
    });
    await heard?.cancel();
  });
});

describe('Push messages: the key of the service account', () => {
  it('a key of another project is refused at the start, since by it every device would be unknown', async () => {
    const read = readServiceAccount(google.settings.FCM_CREDENTIALS, 'timewell-in');
    await expect(read).rejects.toThrow(
      /is of the project demo-timewell, but FIREBASE_PROJECT_ID is timewell-in: set FCM_CREDENTIALS /,
    );
  });

  it.each([
    ['no file', undefined],
    ['no JSON', '-----BEGIN PRIVATE KEY-----'],
    ['another kind of key', '{"type":"authorized_user"}'],
    ['a key of which a part is missing', JSON.stringify(damaged)],
  ])('%s is refused in a sentence', async (_, content) => {
    const path = join(folder, 'key.json');
    if (content !== undefined) await writeFile(path, content);
    const sentence = `The file ${path} is not the key of a service account: set FCM_CREDENTIALS to the one that Firebase gives out, or leave it out.`;
    await expect(readServiceAccount(path, projectId)).rejects.toThrow(sentence);
  });
});

async function provider(clock = () => now) {
  const account = await readServiceAccount(google.settings.FCM_CREDENTIALS, projectId);
  return createFcm(account, google.settings.FCM_URL, clock);
}

function failure(status: number, errorCode: string, message = ''): Answer {
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const details = [{ '@type': type, errorCode }];
  return { status, body: { error: { code: status, message, status: errorCode, details } } };
}

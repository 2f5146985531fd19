import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { createAccessTokens, NoAccess } from './access-token.ts';
import type { Delivery, Letter, Provider } from './provider.ts';
import type { ServiceAccount } from './service-account.ts';

const timeoutMs = 10_000;
/** The longest that FCM keeps a message for a device without a network, in seconds. */
const longestTtl = 28 * 24 * 60 * 60;
/** The pause that FCM asks for after a 429 without a `Retry-After`. */
const overQuotaMs = 60_000;

const Failure = v.object({
  error: v.object({
    message: v.fallback(v.string(), ''),
    details: v.fallback(v.array(v.object({ errorCode: v.optional(v.string()) })), []),
  }),
});

/** Firebase Cloud Messaging by its HTTP v1 API at `url`, such as `https://fcm.googleapis.com`. */
export function createFcm(account: ServiceAccount, url: string, clock: Clock): Provider {
  const tokens = createAccessTokens(account, clock, timeoutMs);
  const address = `${url}/v1/projects/${account.project_id}/messages:send`;

  return async (letter, now) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokens.current()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: messageOf(letter, now) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 401) tokens.drop();
      return await deliveryOf(answer, now);
    } catch (error) {
      const reason = error instanceof NoAccess ? `no access (${error.status})` : 'no answer';
      return { kind: 'later', afterMs: 0, reason };
    }
  };
}

/**
 * Browsers and Android show one message of a tag, and iOS one of a collapse id, so that a message which
 * was sent twice is seen once.
 */
function messageOf({ token, tag, title, body, path, until }: Letter, now: Date) {
  const secondsLeft = Math.ceil((until.getTime() - now.getTime()) / 1_000);
  const ttl = Math.min(Math.max(secondsLeft, 0), longestTtl);
  const expires = Math.floor(now.getTime() / 1_000) + ttl;
  return {
    token,
    notification: { title, body },
    data: { path },
    webpush: { headers: { TTL: String(ttl) }, notification: { tag } },
    android: { ttl: `${ttl}s`, notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag, 'apns-expiration': String(expires) } },
  };
}

async function deliveryOf(answer: Response, now: Date): Promise<Delivery> {
  if (answer.ok) {
    await answer.body?.cancel();
    return { kind: 'sent' };
  }
  const parsed = v.safeParse(Failure, await answer.json().catch(() => undefined));
  const { message, details } = parsed.success ? parsed.output.error : { message: '', details: [] };
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
  const reason = `${answer.status} ${code ?? ''}`.trim();
  if (isGone(answer.status, code, message)) return { kind: 'gone' };
  if (answer.status === 400) return { kind: 'refused', reason };
  // Also a 401, 403 or 404 about us: the operator mends it while the message waits.
  return { kind: 'later', afterMs: waitOf(answer, now), reason };
}

/** Only these are about the device: the same statuses also tell of a key or a project that is wrong. */
function isGone(status: number, code: string | undefined, message: string): boolean {
  if (status === 404) return code === 'UNREGISTERED';
  if (status === 403) return code === 'SENDER_ID_MISMATCH';
  return status === 400 && code === 'INVALID_ARGUMENT' && message.includes('registration token');
}

/** `Retry-After` in milliseconds; it is a number of seconds or a date (RFC 9110). */
function waitOf({ status, headers }: Response, now: Date): number {
  const said = headers.get('retry-after');
  if (said === null) return status === 429 ? overQuotaMs : 0;
  const seconds = Number(said);
  const wait = Number.isNaN(seconds) ? Date.parse(said) - now.getTime() : seconds * 1_000;
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0);
}

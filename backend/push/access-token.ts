import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { ServiceAccount } from './service-account.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const assertionSeconds = 3_600;
/** A token is renewed so long before it ends. */
const reserveMs = 5 * 60 * 1_000;

const Answer = v.object({ access_token: v.string(), expires_in: v.number() });

interface Granted {
  readonly token: string;
  readonly until: Date;
}

/** The authorization server gave no token; `status` is its answer, or 0 without one. */
export class NoAccess extends Error {
  override readonly name = 'NoAccess';
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super('no access token', { cause });
    this.status = status;
  }
}

/** Access tokens of a service account (RFC 7523), each asked for once and used until it ends. */
export interface AccessTokens {
  /** Rejects with `NoAccess`. */
  readonly current: () => Promise<string>;
  /** Asks for a new token the next time: this one was refused. */
  readonly drop: () => void;
}

export function createAccessTokens(
  account: ServiceAccount,
  clock: Clock,
  timeoutMs: number,
): AccessTokens {
  let held: Promise<Granted> | null = null;

  const ask = async (): Promise<Granted> => {
    const asked = clock();
    const seconds = Math.floor(asked.getTime() / 1_000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + assertionSeconds)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: grantType, assertion }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new NoAccess(answer.status);
    }
    const { access_token: token, expires_in } = v.parse(Answer, await answer.json());
    return { token, until: new Date(asked.getTime() + expires_in * 1_000 - reserveMs) };
  };

  /** All that need a token meanwhile wait for the same answer. */
  const renew = (): Promise<Granted> => {
    const asked = ask().catch((error: unknown) => {
      if (held === asked) held = null;
      throw error instanceof NoAccess ? error : new NoAccess(0, error);
    });
    held = asked;
    return asked;
  };

  return {
    current: async () => {
      const asked = held ?? renew();
      const granted = await asked;
      if (granted.until > clock()) return granted.token;
      if (held === asked) held = null;
      return (await (held ?? renew())).token;
    },
    drop: () => {
      held = null;
    },
  };
}

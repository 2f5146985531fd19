import {
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import * as v from 'valibot';
import { proofLifetimeSeconds } from '#domain/sign-in.ts';
import type { Clock } from '../clock.ts';
import { isAboutToken } from '../token-failure.ts';

/** The number (E.164) that an ID token proves, if it proves one. */
type PhoneProof =
  | { readonly kind: 'proven'; readonly phoneNumber: string }
  | { readonly kind: 'refused' };

/**
 * Checks the authentication provider's ID token (§13.1, §13.2). Rejects while the provider's keys cannot
 * be fetched.
 */
export type VerifyProof = (idToken: string) => Promise<PhoneProof>;

/** How far the provider's clock and ours may be apart, in seconds. */
const clockSkewSeconds = 30;

/**
 * The claim of a sign-in by a code sent to the phone. Another way in, such as a password, proves
 * only that the number was linked once; a tenant's accounts are another project's.
 */
const ByPhone = v.object({ sign_in_provider: v.literal('phone'), tenant: v.optional(v.never()) });

interface Provider {
  readonly projectId: string;
  readonly clock: Clock;
}

/** Accepts ID tokens that the provider signed with one of its keys. */
export function verifySigned(provider: Provider & { keys: JWTVerifyGetKey }): VerifyProof {
  return proofFrom(provider, async (idToken, options) => {
    const { payload } = await jwtVerify(idToken, provider.keys, {
      ...options,
      algorithms: ['RS256'],
    });
    return payload;
  });
}

/** Accepts the Auth emulator's unsigned ID tokens, with the same claims. For local mode only. */
export function verifyUnsigned(provider: Provider): VerifyProof {
  return proofFrom(provider, async (idToken, options) => {
    return UnsecuredJWT.decode(idToken, options).payload;
  });
}

type ReadClaims = (idToken: string, options: JWTVerifyOptions) => Promise<JWTPayload>;

function proofFrom({ projectId, clock }: Provider, readClaims: ReadClaims): VerifyProof {
  return async (idToken) => {
    const now = clock();
    try {
      const claims = await readClaims(idToken, {
        audience: projectId,
        issuer: `https://securetoken.google.com/${projectId}`,
        clockTolerance: clockSkewSeconds,
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      });
      return judge(claims, now);
    } catch (error) {
      if (isAboutToken(error)) return { kind: 'refused' };
      throw error;
    }
  };
}

function judge(claims: JWTPayload, now: Date): PhoneProof {
  const phoneNumber = claims.phone_number;
  const isProof = isRecent(claims.auth_time, now) && v.is(ByPhone, claims.firebase);
  return isProof && typeof phoneNumber === 'string'
    ? { kind: 'proven', phoneNumber }
    : { kind: 'refused' };
}

function isRecent(authTime: unknown, now: Date): boolean {
  if (typeof authTime !== 'number') return false;
  const age = now.getTime() / 1000 - authTime;
  return age >= -clockSkewSeconds && age <= proofLifetimeSeconds + clockSkewSeconds;
}

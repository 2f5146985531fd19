// @vitest-environment node
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type VerifyProof,
  verifySigned,
  verifyUnsigned,
} from '../../backend/phone-proof/verify.ts';
import { claimsOf, projectId, registration, setUpBackend } from './support/backend.ts';
import { openSigner, type Signer } from './support/signing.ts';

const number = '+919000012345';
const now = new Date('2026-03-14T09:00:00.000Z');
const seconds = now.getTime() / 1000;
const clock = () => now;

let signer: Signer;

beforeAll(async () => {
  signer = await openSigner();
});

const kinds: [string, () => VerifyProof, (claims: Record<string, unknown>) => Promise<string>][] = [
  ['a signed ID token', signed, sign],
  ["the emulator's ID token", () => verifyUnsigned({ projectId, clock }), unsigned],
];

describe.each(kinds)('Proof of the phone: %s', (_, verifier, make) => {
  const verify = async (changed: Record<string, unknown> = {}) =>
    verifier()(await make({ ...claimsOf(number, now), ...changed }));

  it('the token proves its phone number', async () => {
    expect(await verify()).toEqual({ kind: 'proven', phoneNumber: number });
  });

  it.each([
    ['five minutes old', 300],
    ['five minutes old by a clock half a minute apart', 330],
    ['from a clock half a minute ahead', -30],
  ])('the token proves its number while the sign-in is %s', async (_, age) => {
    expect(await verify({ auth_time: seconds - age })).toMatchObject({ kind: 'proven' });
  });

  it.each([
    ['the sign-in is too long ago', { auth_time: seconds - 331 }],
    ['the sign-in is in the future', { auth_time: seconds + 31 }],
    ['the sign-in has no time', { auth_time: undefined }],
    ['the time of sign-in is a text', { auth_time: String(seconds) }],
    ['it has expired', { exp: seconds - 31 }],
    ['it never expires', { exp: undefined }],
    ['it is for another project', { aud: 'another-project' }],
    ['it is for no project', { aud: undefined }],
    ['another issuer made it', { iss: 'https://securetoken.google.com/another-project' }],
    ['it has no issuer', { iss: undefined }],
    ['it is about nobody', { sub: undefined }],
    ['it is not valid yet', { nbf: seconds + 60 }],
    ['it names no phone', { phone_number: undefined }],
    ['its phone is not a text', { phone_number: 919000012345 }],
    ['it says nothing of the way of signing in', { firebase: undefined }],
    ['a password signed in, not a code', { firebase: { sign_in_provider: 'password' } }],
    ['it is of a tenant', { firebase: { sign_in_provider: 'phone', tenant: 'another' } }],
  ])('the token proves nothing if %s', async (_, changed) => {
    expect(await verify(changed)).toEqual({ kind: 'refused' });
  });

  it.each(['', 'x', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', `${'A'.repeat(9000)}.A.A`])(
    'the text “%s” proves nothing',
    async (token) => {
      expect(await verifier()(token)).toEqual({ kind: 'refused' });
    },
  );
});

describe('Proof of the phone: a signed ID token', () => {
  const verify = (token: string) => signed()(token);

  it('a token signed by a stranger proves nothing', async () => {
    const token = await signer.forge(claimsOf(number, now));
    expect(await verify(token)).toEqual({ kind: 'refused' });
  });

  it('a token whose key is not the provider’s proves nothing', async () => {
    const token = await signer.forge(claimsOf(number, now), { kid: 'another' });
    expect(await verify(token)).toEqual({ kind: 'refused' });
  });

  it('a token whose number was changed after signing proves nothing', async () => {
    const [header, , signature] = (await sign(claimsOf(number, now))).split('.');
    const claims = Buffer.from(JSON.stringify(claimsOf('+919876543210', now)));
    const forged = `${header}.${claims.toString('base64url')}.${signature}`;
    expect(await verify(forged)).toEqual({ kind: 'refused' });
  });

  it('an unsigned token proves nothing', async () => {
    expect(await verify(await unsigned(claimsOf(number, now)))).toEqual({ kind: 'refused' });
  });

  it('a token signed by another algorithm than the provider’s proves nothing', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const token = await new SignJWT(claimsOf(number, now))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey);
    const verify = verifySigned({ projectId, clock, keys: async () => publicKey });
    expect(await verify(token)).toEqual({ kind: 'refused' });
  });

  it('a token signed by a shared secret proves nothing', async () => {
    const token = await new SignJWT(claimsOf(number, now))
      .setProtectedHeader({ alg: 'HS256', kid: 'current' })
      .sign(new TextEncoder().encode('a secret of thirty-two characters'));
    expect(await verify(token)).toEqual({ kind: 'refused' });
  });
});

describe('Proof of the phone: local mode', () => {
  it('a signed ID token proves nothing', async () => {
    const token = await sign(claimsOf(number, now));
    expect(await verifyUnsigned({ projectId, clock })(token)).toEqual({ kind: 'refused' });
  });
});

describe('Proof of the phone: while the provider’s keys cannot be fetched', () => {
  const backend = setUpBackend({
    verifyProof: verifySigned({
      projectId,
      clock,
      keys: () => Promise.reject(new TypeError('fetch failed')),
    }),
  });

  it('signing in is answered as temporarily unavailable, not as refused, and the log says why', async () => {
    const bearer = await sign(claimsOf(number, now));
    const response = await backend.post('/signup', registration(number), { bearer });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.stringContaining('try again') });
    expect(backend.log[0]).toMatchObject({
      level: 'error',
      msg: 'a dependency does not answer',
      refusal: 'proofNotChecked',
      error: expect.stringMatching(/^Error at .+ < TypeError at /),
    });
  });
});

function signed(): VerifyProof {
  return verifySigned({ projectId, clock, keys: signer.keys });
}

function sign(claims: Record<string, unknown>): Promise<string> {
  return signer.sign(claims);
}

async function unsigned(claims: Record<string, unknown>) {
  return new UnsecuredJWT(claims).encode();
}

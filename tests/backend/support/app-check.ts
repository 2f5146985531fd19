import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';

export const projectNumber = '123456789012';

/** Signs as Firebase does, with a key of its own, and with a stranger's where one is given. */
export interface AppCheckProvider {
  readonly keys: JWTVerifyGetKey;
  token(claims?: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  forgedToken(): Promise<string>;
}

export async function openAppCheckProvider(now: Date): Promise<AppCheckProvider> {
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'current', alg: 'RS256' };
  const seconds = now.getTime() / 1_000;
  const claimed = {
    iss: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
    aud: [`projects/${projectNumber}`, 'projects/timewell-in'],
    sub: '1:123456789012:web:3',
    iat: seconds,
    exp: seconds + 3_600,
  };
  const signed = (
    key: typeof own.privateKey,
    claims: Record<string, unknown>,
    header: Partial<JWTHeaderParameters>,
  ) =>
    new SignJWT({ ...claimed, ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'current', ...header })
      .sign(key);
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    token: (claims = {}, header = {}) => signed(own.privateKey, claims, header),
    forgedToken: () => signed(stranger.privateKey, {}, {}),
  };
}

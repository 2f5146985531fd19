import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';

type Sign = (
  claims: Record<string, unknown>,
  header?: Partial<JWTHeaderParameters>,
) => Promise<string>;

/** Signs tokens as a provider does whose only key is `current`. */
export interface Signer {
  readonly keys: JWTVerifyGetKey;
  readonly sign: Sign;
  /** With the key of a stranger, under the name of the provider's. */
  readonly forge: Sign;
}

export async function openSigner(): Promise<Signer> {
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'current', alg: 'RS256' };
  const signing =
    (key: typeof own.privateKey): Sign =>
    (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'current', ...header }).sign(key);
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    sign: signing(own.privateKey),
    forge: signing(stranger.privateKey),
  };
}

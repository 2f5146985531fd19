import type { JWTHeaderParameters, JWTVerifyGetKey } from 'jose';
import { openSigner } from './signing.ts';

export const projectNumber = '123456789012';

/** Signs as Firebase does, with a key of its own, and with a stranger's where one is given. */
export interface AppCheckProvider {
  readonly keys: JWTVerifyGetKey;
  token(claims?: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  forgedToken(): Promise<string>;
}

export async function openAppCheckProvider(now: Date): Promise<AppCheckProvider> {
  const { keys, sign, forge } = await openSigner();
  const seconds = now.getTime() / 1_000;
  const usual = {
    iss: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
    aud: [`projects/${projectNumber}`, 'projects/timewell-in'],
    sub: '1:123456789012:web:3',
    iat: seconds,
    exp: seconds + 3_600,
  };
  const typ = 'JWT';
  return {
    keys,
    token: (claims = {}, header = {}) => sign({ ...usual, ...claims }, { typ, ...header }),
    forgedToken: () => forge(usual, { typ }),
  };
}

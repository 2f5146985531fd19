import { createRemoteJWKSet } from 'jose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type VerifyProof, verifySigned, verifyUnsigned } from './verify.ts';

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * The check that the configuration asks for: Google's signature, or the emulator's tokens in local
 * mode.
 */
export function createVerifyProof(config: Config, clock: Clock): VerifyProof {
  const provider = { projectId: config.firebaseProjectId, clock };
  return config.local
    ? verifyUnsigned(provider)
    : verifySigned({ ...provider, keys: createRemoteJWKSet(new URL(googleKeys)) });
}

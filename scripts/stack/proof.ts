import { UnsecuredJWT } from 'jose';
import { localProject } from './auth-emulator.ts';

/**
 * Proof of an E.164 number as the Auth emulator issues it, unsigned and good for an hour. Only a
 * backend in local mode accepts it.
 */
export function proofOf(number: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${localProject}`,
    aud: localProject,
    sub: 'local',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    phone_number: number,
    firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
  }).encode();
}

import type { Dependencies } from '../dependencies.ts';
import { refusal } from '../http/refusal.ts';

/**
 * Refuses (403) unless the provider's ID token proves the number; 503 while the provider's keys cannot be
 * fetched.
 */
export async function requireProof(
  { verifyProof }: Dependencies,
  idToken: string,
  mobileNumber: string,
): Promise<void> {
  const proof = await verifyProof(idToken);
  if (proof.kind === 'unavailable') {
    throw refusal(503, 'Sign-in cannot be checked just now. Please try again in a moment.');
  }
  if (proof.kind === 'refused' || proof.phoneNumber !== mobileNumber) {
    throw refusal(403, 'This sign-in could not be verified. Please ask for a new code.');
  }
}

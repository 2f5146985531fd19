import type { Dependencies } from '../dependencies.ts';
import { refusal } from '../http/refusal.ts';

/** Refuses (403) unless the provider's ID token proves the number. */
export async function requireProof(
  dependencies: Dependencies,
  idToken: string,
  mobileNumber: string,
): Promise<void> {
  if ((await provenNumber(dependencies, idToken)) !== mobileNumber) {
    throw refusal(403, (say) => say.proofMissing);
  }
}

/**
 * The number (E.164) that the provider's ID token proves, null for none; 503 while the provider's keys
 * cannot be fetched.
 */
export async function provenNumber(
  { verifyProof }: Dependencies,
  idToken: string,
): Promise<string | null> {
  const proof = await verifyProof(idToken).catch((error: unknown) => {
    throw refusal(503, (say) => say.proofNotChecked).because(error);
  });
  return proof.kind === 'proven' ? proof.phoneNumber : null;
}

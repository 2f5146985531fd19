import type { RequestOf } from '../../domain/contract/call.ts';
import * as calls from '../../domain/contract/sign-in.ts';
import { isProofTooOld } from '../../domain/sign-in.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, expecting } from './failure.ts';

/** Whether the number has an account. */
export const checkUser: ApiService<'checkUser'> = (send, { mobileNumber }, signal) =>
  expecting(['refused'], async () => {
    const { exists } = await send(calls.checkUser, { mobile_number: mobileNumber }, { signal });
    return { outcome: exists ? 'known' : 'unknown' };
  });

/** Opens a session for a proven number: by `/signup` where there are details, else by `/login`. */
export const openSession: ApiService<'openSession'> = (send, input, signal) =>
  expecting(input.details ? ['invalid', 'refused'] : ['refused'], async () => {
    try {
      return await askForSession(send, input, signal);
    } catch (error) {
      const isExpired = isRefusedProof(error) && isProofTooOld(input.provenAt, Date.now());
      if (isExpired) return { outcome: 'proofTooOld' };
      throw error;
    }
  });

const askForSession: ApiService<'openSession'> = async (send, input, signal) => {
  const { mobileNumber, proof, details } = input;
  const options = { signal, bearer: proof };
  if (details === null) {
    const session = await send(calls.login, { mobile_number: mobileNumber }, options);
    return { outcome: 'signedIn', ...session };
  }
  const request: RequestOf<typeof calls.signup> = {
    full_name: details.fullName.trim(),
    mobile_number: mobileNumber,
    aadhaar6: details.aadhaar,
    dob: details.dob,
  };
  const { token, userID } = await send(calls.signup, request, options);
  return token && userID ? { outcome: 'registered', token, userID } : { outcome: 'incomplete' };
};

/** A backend may refuse a bearer with a 401 or a 403, and for other reasons than its age. */
function isRefusedProof(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403);
}

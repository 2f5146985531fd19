import type { RequestOf } from '../../domain/contract/call.ts';
import * as calls from '../../domain/contract/sign-in.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';

/** Whether the number has an account. */
export const checkUser: ApiService<'checkUser'> = (send, { mobileNumber }, signal) =>
  expecting(['refused'], async () => {
    const { exists } = await send(calls.checkUser, { mobile_number: mobileNumber }, { signal });
    return { outcome: exists ? 'known' : 'unknown' };
  });

/** Opens a session for the proven number. */
export const login: ApiService<'login'> = (send, { mobileNumber, proof }, signal) =>
  expecting(['refused'], async () => {
    const request = { mobile_number: mobileNumber };
    const session = await send(calls.login, request, { signal, bearer: proof });
    return { outcome: 'signedIn', ...session };
  });

/** Makes an account for the proven number and opens its session. */
export const signup: ApiService<'signup'> = (send, { mobileNumber, details, proof }, signal) =>
  expecting(['refused'], async () => {
    const request: RequestOf<typeof calls.signup> = {
      full_name: details.fullName.trim(),
      mobile_number: mobileNumber,
      aadhaar6: details.aadhaar,
      dob: details.dob,
    };
    const { token, userID } = await send(calls.signup, request, { signal, bearer: proof });
    return token && userID ? { outcome: 'registered', token, userID } : { outcome: 'incomplete' };
  });

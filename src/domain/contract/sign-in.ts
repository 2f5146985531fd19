import * as v from 'valibot';
import { longestName } from '../full-name.ts';
import { AnsweredFlag, AnsweredId, IsoDay } from '../ids.ts';
import { E164 } from '../phone.ts';
import { SessionToken } from '../session.ts';
import { call } from './call.ts';

/** Asks whether a number has an account (§7.3). Sent without a session. */
export const checkUser = call({
  name: 'checkUser',
  method: 'POST',
  path: '/check-user',
  endsSessionOn401: false,
  request: v.object({ mobile_number: E164 }),
  response: v.object({ exists: AnsweredFlag, userID: v.nullish(AnsweredId) }),
});

/** Opens a session (§7.4); the bearer is the proof of the phone, not a session token. */
export const login = call({
  name: 'login',
  method: 'POST',
  path: '/login',
  endsSessionOn401: false,
  request: v.object({ mobile_number: E164 }),
  response: v.object({ token: SessionToken, userID: AnsweredId }),
});

/**
 * Makes an account and opens its session (§7.5); the bearer is the proof of the phone. An answer
 * without token or userID, or a success without any, means that the registration failed (§8.2).
 */
export const signup = call({
  name: 'signup',
  method: 'POST',
  path: '/signup',
  endsSessionOn401: false,
  request: v.object({
    full_name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestName)),
    mobile_number: E164,
    aadhaar6: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    dob: IsoDay,
  }),
  response: v.nullish(
    v.object({ userID: v.nullish(AnsweredId), token: v.nullish(v.string()) }),
    {},
  ),
});

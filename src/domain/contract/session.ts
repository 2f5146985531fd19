import * as v from 'valibot';
import { Id } from '../ids.ts';
import { Language } from '../language.ts';
import { sessionIdleSeconds } from '../left-sessions.ts';
import { SessionToken } from '../session.ts';
import { call } from './call.ts';

/** Whether a session token is valid (§7.2); only `{valid: true}` is (§11.1). */
export const validateToken = call({
  name: 'validateToken',
  method: 'POST',
  path: '/validate-token',
  endsSessionOn401: false,
  request: v.object({ token: SessionToken }),
  response: v.object({
    valid: v.boolean(),
    // The person's, null before they chose one; absent where the service keeps none (§22.125).
    language: v.fallback(v.optional(v.nullable(Language)), undefined),
    // The person's, for the greeting (§22.180).
    name: v.fallback(v.optional(v.string()), undefined),
  }),
});

/** Saves the push token of this person's device (§7.6). */
export const savePushToken = call({
  name: 'savePushToken',
  method: 'POST',
  path: '/save_token',
  request: v.object({
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
    phone: v.pipe(v.string(), v.maxLength(20)),
  }),
  response: v.unknown(),
});

/** Claims the invitations that were sent to the verified number before its owner registered (§7.7). */
export const linkPending = call({
  name: 'linkPending',
  method: 'POST',
  path: '/link_pending',
  request: v.object({ user_id: Id, contact: v.pipe(v.string(), v.maxLength(20)) }),
  response: v.unknown(),
});

/**
 * Ends the session of the bearer (§22.7). It is asked after the app has left the session, so that a
 * 401 ends none.
 */
export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  endsSessionOn401: false,
  request: v.object({}),
  response: v.unknown(),
});

/**
 * Ends all sessions of the bearer's user that were open `seconds_ago`: a request that was delayed
 * must not end one that was opened since (§22.7).
 */
export const logoutEverywhere = call({
  name: 'logoutEverywhere',
  method: 'POST',
  path: '/logout-everywhere',
  endsSessionOn401: false,
  request: v.object({
    seconds_ago: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(sessionIdleSeconds)),
    ),
  }),
  response: v.unknown(),
});

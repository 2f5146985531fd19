import * as v from 'valibot';
import { sessionIdleSeconds } from '../left-sessions.ts';
import { call } from './call.ts';

// In a file of their own, since the script of every page carries them.
export * from './session-start.ts';

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

/**
 * Ends the session of the bearer (§22.7). It is asked after the app has left the session, so that a
 * 401 ends no other session.
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

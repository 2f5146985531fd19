import * as v from 'valibot';
import { Id } from '../ids.ts';
import { SessionToken } from '../session.ts';
import { call } from './call.ts';

/** Whether a session token is valid; only `{valid: true}` is (§11.1). */
export const validateToken = call({
  name: 'validateToken',
  method: 'POST',
  path: '/validate-token',
  endsSessionOn401: false,
  request: v.object({ token: SessionToken }),
  response: v.object({ valid: v.boolean() }),
});

/** Saves the push token of this person's device. */
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

/** Claims the invitations that were sent to the verified number before its owner registered. */
export const linkPending = call({
  name: 'linkPending',
  method: 'POST',
  path: '/link_pending',
  request: v.object({ user_id: Id, contact: v.pipe(v.string(), v.maxLength(20)) }),
  response: v.unknown(),
});

import * as v from 'valibot';
import { Id } from '../ids.ts';
import { Language } from '../language.ts';
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

/** Claims the invitations that were sent to the verified number before its owner registered (§7.7). */
export const linkPending = call({
  name: 'linkPending',
  method: 'POST',
  path: '/link_pending',
  request: v.object({ user_id: Id, contact: v.pipe(v.string(), v.maxLength(20)) }),
  response: v.unknown(),
});

import type { ActorCases } from '../harness/paths.ts';

/** What the question whether the token still holds can come to. */
export const checkSession: ActorCases = {
  succeeds: { valid: { valid: true } },
  refuses: { invalid: { valid: false } },
};

import * as v from 'valibot';
import { AppPath } from './page-request.ts';

/** The page at which a guard or an expired session stopped a person, and their user id. */
export const Resume = v.object({
  path: AppPath,
  state: v.unknown(),
  userID: v.nullable(v.string()),
});

export type Resume = v.InferOutput<typeof Resume>;

/** The draft of the shell, for a reload: the open sign-in, and the way back. */
export const ShellDraft = v.object({
  signIn: v.picklist(['closed', 'loggingIn', 'registering']),
  mobileNumber: v.string(),
  resume: v.nullable(Resume),
});

export type ShellDraft = v.InferOutput<typeof ShellDraft>;

/**
 * The way back to a page, for the user who had to leave it; `userID` is null for a visitor. The dashboard
 * makes no way back of its own, since it offers the earlier one, which stays. It keeps no state that was handed
 * to a person who has left.
 */
export function wayBackTo(
  { path, state }: { path: string; state: unknown },
  userID: string | null,
  before: Resume | null,
): Resume {
  const isOffered = path === '/dashboard' && before !== null && isWayBackOf(before, userID);
  if (isOffered) return before;
  const isOfOther = v.is(Handed, state) && state.handedTo !== userID;
  return { path, state: isOfOther ? null : state, userID };
}

/** Navigation state that is for one person alone. */
const Handed = v.object({ handedTo: v.string() });

/** Whether a user may be led back (§11.7, §11.11): a way back of another user is not theirs. */
export function isWayBackOf(resume: Resume, userID: string | null): boolean {
  return resume.userID === null || resume.userID === userID;
}

/**
 * The sign-in that goes on after a reload. A stored token comes first: its holder is signed in, and
 * a registration cannot go on without its number.
 */
export function signInToGoOnWith(
  token: string | null,
  draft: ShellDraft | null,
): ShellDraft['signIn'] {
  if (token !== null || draft === null) return 'closed';
  return draft.signIn === 'registering' && draft.mobileNumber === '' ? 'closed' : draft.signIn;
}

import * as v from 'valibot';
import { AppPath } from './page-request.ts';
import { identityOf } from './service-identity.ts';

/** The page at which a guard or an expired session stopped a person, and their user id. */
export const Resume = v.object({
  path: AppPath,
  search: v.optional(v.pipe(v.string(), v.regex(/^(\?|$)/)), ''),
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
 * makes no way back of its own where it offers the earlier one to another page, which stays. It keeps no
 * state that was handed to a person who has left, and no search of theirs.
 */
export function wayBackTo(
  { path, search, state }: { path: string; search: string; state: unknown },
  userID: string | null,
  before: Resume | null,
): Resume {
  const isOffered = path === '/dashboard' && before && before.path !== '/dashboard';
  if (isOffered && isWayBackOf(before, userID)) return before;
  const owner = v.is(Owned, state) ? (state.handedTo ?? state.searchBy ?? userID) : userID;
  return owner === userID
    ? { path, search, state, userID }
    : { path, search: '', state: null, userID };
}

/** Navigation state that is for one person alone, or stands beside what this person searched. */
const Owned = v.object({ handedTo: v.optional(v.string()), searchBy: v.nullish(v.string()) });

/** Whether two are one page. The address of a service does not say which one it is; its state does. */
export function isSamePage(
  one: Pick<Resume, 'path' | 'state'>,
  other: Pick<Resume, 'path' | 'state'>,
): boolean {
  const service = ({ state }: Pick<Resume, 'state'>) => identityOf(Object(state));
  return (
    one.path === other.path && (one.path !== '/service-details' || service(one) === service(other))
  );
}

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

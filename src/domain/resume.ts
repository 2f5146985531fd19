import * as v from 'valibot';

/** Where a person was when a guard or an expired session stopped them, and who they were. */
export const Resume = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  state: v.unknown(),
  userID: v.nullable(v.string()),
});

export type Resume = v.InferOutput<typeof Resume>;

/** What is kept of the shell in case of a reload: the open sign-in, and the way back. */
export const ShellDraft = v.object({
  signIn: v.picklist(['closed', 'loggingIn', 'registering']),
  mobileNumber: v.string(),
  resume: v.nullable(Resume),
});

export type ShellDraft = v.InferOutput<typeof ShellDraft>;

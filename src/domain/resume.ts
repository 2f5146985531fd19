import * as v from 'valibot';

/** The page at which a guard or an expired session stopped a person, and their user id. */
export const Resume = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
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

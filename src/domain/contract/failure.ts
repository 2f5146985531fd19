import * as v from 'valibot';

/** The code of a refused answer to an event whose time was changed meanwhile (§22.58). */
export const outdatedCode = 'outdated';

/**
 * The body of a refusal: a sentence for the person, shown as plain text; `code` names a refusal that the
 * app can do something about.
 */
export const Refusal = v.object({
  error: v.string(),
  code: v.fallback(v.nullish(v.string()), null),
});

import * as v from 'valibot';

/** The body of a refusal: a sentence for the person, shown as plain text. */
export const Refusal = v.object({ error: v.string() });

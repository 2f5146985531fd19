import * as v from 'valibot';

/** A path within the app. Browsers read a backslash as a slash, and leave out control characters. */
export const AppPath = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u));

/** The service worker's message to an open page when a notification was pressed. */
export const PageRequest = v.object({ type: v.literal('page.requested'), path: AppPath });

export type PageRequest = v.InferOutput<typeof PageRequest>;

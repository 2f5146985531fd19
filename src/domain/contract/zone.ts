import * as v from 'valibot';

/** The name of an IANA zone, which the service may know or not. */
export const Zone = v.pipe(v.string(), v.maxLength(100));

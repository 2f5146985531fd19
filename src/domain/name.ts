import * as v from 'valibot';
import { unnamed } from './name.texts.ts';

/** The name of a thing in an answer; an empty one, and null, is said to be missing. */
export const AnsweredName = v.pipe(
  v.nullable(v.string()),
  v.transform((name) => (name?.trim() ? name : unnamed)),
);

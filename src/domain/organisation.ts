import * as v from 'valibot';
import { Id } from './ids.ts';
import { NumberOrText } from './number-text.ts';

/** A resource of a department, as the tree lists it. */
const ResourceEntry = v.object({ resourceId: Id, name: v.string() });

/** A department; a missing list is an empty one. */
const Department = v.object({
  name: v.string(),
  resources: v.nullish(v.array(ResourceEntry), []),
});

/** A branch of an organisation; a missing list is an empty one. */
const Branch = v.object({
  name: v.string(),
  departments: v.nullish(v.array(Department), []),
});

/** An organisation down to its resources (§3.16). */
export const Organisation = v.object({
  name: v.string(),
  branches: v.nullish(v.array(Branch), []),
});

export type Organisation = v.InferOutput<typeof Organisation>;

/** A resource's own page; `capacity` in people. */
export const Resource = v.object({
  name: v.string(),
  description: v.nullish(v.string()),
  location: v.nullish(v.string()),
  capacity: v.nullish(NumberOrText),
});

export type Resource = v.InferOutput<typeof Resource>;

/** A time of a resource on the day asked for, local wall times `HH:MM`. */
export const ResourceSlot = v.object({
  start: v.string(),
  end: v.string(),
  available: v.boolean(),
});

export type ResourceSlot = v.InferOutput<typeof ResourceSlot>;

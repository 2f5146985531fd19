import * as v from 'valibot';
import { AnsweredFlag, AnsweredId } from './ids.ts';
import { AnsweredName } from './name.ts';
import { NumberOrText } from './number-text.ts';

/** The kinds of resources that a service may name (§22.92). */
const resourceKinds = [
  'room',
  'hall',
  'desk',
  'booth',
  'court',
  'studio',
  'lab',
  'workshop',
  'garden',
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** An unknown word counts as absent. */
const Kind = v.nullish(v.fallback(v.nullable(v.picklist(resourceKinds)), null));

/**
 * A resource of a department, as the tree lists it; `free_today` counts its slots that can still be
 * booked today (§22.91).
 */
const ResourceEntry = v.object({
  resourceId: AnsweredId,
  name: AnsweredName,
  kind: Kind,
  free_today: v.nullish(v.pipe(NumberOrText, v.integer(), v.minValue(0))),
});

/** A department; a missing list is an empty one. */
const Department = v.object({
  name: AnsweredName,
  resources: v.nullish(v.array(ResourceEntry), []),
});

/** A branch of an organisation; a missing list is an empty one. */
const Branch = v.object({
  name: AnsweredName,
  departments: v.nullish(v.array(Department), []),
});

/** An organisation down to its resources (§3.16). */
export const Organisation = v.object({
  name: AnsweredName,
  branches: v.nullish(v.array(Branch), []),
});

export type Organisation = v.InferOutput<typeof Organisation>;

/** A person's organisations; not `isLatest` where a later try to fetch them failed. */
export interface KnownOrganisations {
  organisations: readonly Organisation[];
  isLatest: boolean;
}

/** A resource's own page; `capacity` in people. */
export const Resource = v.object({
  name: AnsweredName,
  description: v.nullish(v.string()),
  location: v.nullish(v.string()),
  capacity: v.nullish(NumberOrText),
  kind: Kind,
});

export type Resource = v.InferOutput<typeof Resource>;

const Named = v.object({ resource: v.looseObject({}) });

/** A resource, bare or under its name. */
export const AnsweredResource = v.pipe(
  v.unknown(),
  v.transform((said) => (v.is(Named, said) ? said.resource : said)),
  Resource,
);

/** The outcomes of asking for a resource; `notFound` where the service has no such resource. */
export type FindResourceOutcome =
  | { outcome: 'found'; resource: Resource }
  | { outcome: 'notFound' };

/** A time of a resource on the day asked for, local wall times `HH:MM`. */
export const ResourceSlot = v.object({
  start: v.string(),
  end: v.string(),
  available: AnsweredFlag,
});

export type ResourceSlot = v.InferOutput<typeof ResourceSlot>;

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The person, the day (`YYYY-MM-DD` in the partner's zone) and the present instant. */
export interface Asked {
  readonly userId: string;
  readonly day: string;
  readonly now: Date;
  /** The person's booking that is to be moved, a UUID: it stands in the way of nothing. */
  readonly moving?: string | undefined;
}

/**
 * Whether a time can meet a slot of the asked day, whatever the zone: from midnight in the one that is
 * furthest ahead to a whole night after the day in the one furthest behind. In the words of the
 * constraints, so that their indexes are used.
 */
export function isAroundDay({ startsAt, endsAt }: { startsAt: PgColumn; endsAt: PgColumn }): SQL {
  const midnight = sql`(${sql.placeholder('day')}::timestamp at time zone 'UTC')`;
  return sql`tstzrange(${startsAt}, ${endsAt})
    && tstzrange(${midnight} - interval '14 hours', ${midnight} + interval '60 hours')`;
}

/** An instant as JSON carries it: in milliseconds since 1970. */
export function milliseconds(instant: PgColumn): SQL {
  return sql`extract(epoch from ${instant}) * 1000`;
}

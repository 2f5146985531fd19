import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The person, the day or the days (`YYYY-MM-DD` in the partner's zone) and the present instant. */
export interface Asked {
  readonly userId: string;
  readonly day: string;
  /** The last of several days that `day` is the first of. */
  readonly lastDay?: string;
  readonly now: Date;
  /** The session that the statement has to find open; null where another one has just found it. */
  readonly sessionId: string | null;
  /** The wall times `HH:MM` of the slot to book, which begins on `day`. */
  readonly times?: { readonly start: string; readonly end: string };
  /** The person's booking that is to be moved, a UUID: it stands in the way of nothing. */
  readonly moving?: string | undefined;
}

/** The values of the placeholders in statements, by name. */
export function valuesOf(asked: Asked) {
  return {
    ...asked,
    lastDay: asked.lastDay ?? asked.day,
    startTime: asked.times?.start ?? null,
    endTime: asked.times?.end ?? null,
    moving: asked.moving ?? null,
  };
}

/**
 * Whether a time can overlap a slot of the asked days in any zone. The first day begins up to 14 hours
 * before its midnight in UTC; the last one ends up to 12 hours later than in UTC, and its slots may go on
 * through the night. Written as in the constraints, so that their indexes are used.
 */
export function isAroundDays({ startsAt, endsAt }: { startsAt: PgColumn; endsAt: PgColumn }): SQL {
  return sql`tstzrange(${startsAt}, ${endsAt})
    && tstzrange(${midnight('day')} - interval '14 hours', ${midnight('lastDay')} + interval '60 hours')`;
}

function midnight(day: 'day' | 'lastDay'): SQL {
  return sql`(${sql.placeholder(day)}::timestamp at time zone 'UTC')`;
}

/** An instant as JSON carries it: in milliseconds since 1970. */
export function milliseconds(instant: PgColumn): SQL {
  return sql`extract(epoch from ${instant}) * 1000`;
}

import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Id } from '#domain/ids.ts';
import type { RequestContext } from './context.ts';
import { requireInstant } from './instant.ts';
import { parseInput } from './serve-call.ts';

/** The page that a request asks for; `now` is used for a first page. */
interface PageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly now: Date;
}

/** The place of an item in a list that was judged at one instant. */
const Place = v.object({ asOf: v.string(), time: v.string(), id: Id });

/**
 * A page in the order in which a person looks: what is to come, the nearest first, then what is over,
 * the latest first (§22.6). All pages of a list are judged at the instant of the first, so that time
 * moves no item from one to another.
 */
export interface Page {
  readonly after: SQL | undefined;
  readonly order: readonly SQL[];
  /** One row more than the page holds: it says whether there is another page. */
  readonly rows: number;
  /** The table `page` of a list whose items may be heavy, to be joined with what it is read from. */
  readonly weighed: (list: Weighed) => SQL;
  /** Takes the page's rows, and says in the header `Link` where the next ones are. */
  readonly cut: <Row>(rows: Row[], placeOf: (row: Row) => RowPlace) => Row[];
}

/** Where a row stands in its list. */
export interface RowPlace {
  readonly time: Date;
  readonly id: string;
  /** Whether the row still has room on its page; every row of a list that is not weighed has. */
  readonly fits?: boolean;
}

/** Where a list is read from, and what an item weighs in its answer: bytes of JSON, more or less. */
interface Weighed {
  readonly from: SQL;
  readonly where: SQL | undefined;
  readonly weightOf: (id: SQL) => SQL;
}

/** What the rows of the table `page` say of an item. */
export const weighed = {
  id: sql`page.id`,
  place: sql`page.place`,
  fits: sql<boolean>`page.fits`,
} as const;

/**
 * Beyond this weight a page ends early: a slow phone reads so much in a second or two, and gives an answer
 * up after ten.
 */
const fullPageBytes = 256 * 1024;

/** The page that a request asks for, by the instant and the identifier of each item. */
export function pageOf(
  context: RequestContext,
  columns: { readonly time: SQLWrapper; readonly id: SQLWrapper },
  { limit, cursor, now }: PageRequest,
): Page {
  const from = cursor === undefined ? undefined : placeIn(cursor);
  const asOf = from?.asOf ?? now.toISOString();
  const order = orderOf(sql`${columns.time}`, sql`${columns.id}::text`, asOf);
  const place = from && orderOf(sql`${from.time}::timestamptz`, sql`${from.id}::text`, asOf);
  const after = place && sql`(${sql.join(order, sql`, `)}) > (${sql.join(place, sql`, `)})`;
  return {
    after,
    order,
    rows: limit + 1,
    weighed: ({ from: source, where, weightOf }) => {
      const weight = weightOf(sql`listed.id`);
      // One item after the other, so that nothing beyond the page is read.
      return sql`(
        with recursive listed as materialized (
          select ${columns.id} as id, row_number() over (order by ${sql.join(order, sql`, `)}) as place
          from ${source} where ${and(where, after)} order by place limit ${limit + 1}),
        weighed as (
          select id, place, ${weight} as total from listed where place = 1
          union all
          select listed.id, listed.place, before.total + ${weight}
          from weighed as before join listed on listed.place = before.place + 1
          where ${fits(sql`before`)})
        select id, place, ${fits(sql`weighed`)} as fits from weighed) as page`;
    },
    cut: (rows, placeOf) => {
      const page = rows.slice(0, limit).filter((row) => placeOf(row).fits ?? true);
      const last = page.at(-1);
      if (rows.length > page.length && last !== undefined) {
        const { time, id } = placeOf(last);
        offerNext(context, toCursor({ asOf, time: time.toISOString(), id }));
      }
      return page;
    },
  };
}

/** Whether an item still has room on its page; the first always has. */
function fits(item: SQL): SQL {
  return sql`(${item}.place = 1 or ${item}.total <= ${fullPageBytes})`;
}

function orderOf(time: SQL, id: SQL, asOf: string): SQL[] {
  const then = sql`${asOf}::timestamptz`;
  return [sql`${time} < ${then}`, sql`abs(extract(epoch from ${time} - ${then}))`, id];
}

/** Says in the header `Link` (RFC 8288) where the next page is, relative to the address of the request. */
export function offerNext(context: RequestContext, cursor: string): void {
  const query = new URLSearchParams(context.req.query());
  query.set('cursor', cursor);
  context.header('Link', `<?${query}>; rel="next"`);
}

/** A place in a list as a client hands it back. */
export function toCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place of a cursor; refuses (400) a text that is none. */
export function readCursor<Place>(schema: v.GenericSchema<unknown, Place>, text: string): Place {
  const cursor = v.pipe(v.string(), v.parseJson(), schema);
  const given = { cursor: Buffer.from(text, 'base64url').toString() };
  return parseInput(v.object({ cursor }), given).cursor;
}

/** Refuses (400) also a cursor that the database could not read. */
function placeIn(text: string): v.InferOutput<typeof Place> {
  const place = readCursor(Place, text);
  const instant = (text: string) => requireInstant('cursor', text).toISOString();
  return { id: place.id, asOf: instant(place.asOf), time: instant(place.time) };
}

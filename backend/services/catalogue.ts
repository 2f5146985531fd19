import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as hi from '#domain/categories.texts.hi.ts';
import * as te from '#domain/categories.texts.te.ts';
import * as en from '#domain/categories.texts.ts';
import { type Category, categories } from '#domain/categories.ts';
import { folded, uncounted } from '#domain/folded.ts';
import { searchWords } from '#domain/service-search.ts';
import type { ServiceSort } from '#domain/service-sort.ts';
import type { Database } from '../db/database.ts';
import { partners, services } from '../db/schema.ts';
import type { Place } from '../geocoder/places.ts';

/** A service with its partner, and what decides about its free slots. */
export type ListedService = Awaited<ReturnType<typeof servicesOf>>[number];

/** A partner that is at most so many degrees away counts as near: about 40 km. */
const reach = 0.36;

/** The services of a category by name, those near the place before all others. */
export function servicesOf(db: Database, category: Category, near: Place | undefined) {
  return selectServices(db, eq(services.category, category)).orderBy(...suggested(near));
}

/** Which services of all categories are wanted. */
export interface Search {
  readonly text: string;
  readonly sort: Exclude<ServiceSort, 'soonest'>;
  readonly near: Place | undefined;
  readonly from: number;
  readonly rows: number;
}

/** The services whose name, partner and category contain every word of a text. */
export function findServices(db: Database, { text, sort, near, from, rows }: Search) {
  const price = [
    sql`${services.currency} <> 'INR'`,
    asc(services.currency),
    asc(services.price),
    ...byName,
  ];
  const order = sort === 'price' ? price : suggested(near);
  return selectServices(db, and(...searchWords(text).map(contains)))
    .orderBy(...order)
    .limit(rows)
    .offset(from);
}

const byName = [asc(services.name), asc(services.id)];

function selectServices(db: Database, where: SQL | undefined) {
  const partner = {
    name: partners.name,
    city: partners.city,
    zone: partners.zone,
    hours: partners.hours,
  };
  return db
    .select({ service: getTableColumns(services), partner })
    .from(services)
    .innerJoin(partners, eq(partners.id, services.partnerId))
    .where(where)
    .$dynamic();
}

/** As `folded` of the domain says it. */
const searched = sql`lower(regexp_replace(
  normalize(concat_ws(' ', ${services.name}, ${partners.name}), NFKD), ${sql.raw(`'${uncounted}'`)}, '', 'g'))`;

function contains(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${searched} like lower(${pattern})`,
    inArray(services.category, categoriesOf(word)),
  );
}

/** The categories whose name has the word, in whichever language: the lists are the same for everybody. */
function categoriesOf(word: string): Category[] {
  return categories.filter((category) =>
    [en, hi, te].some(({ categoryName }) => folded(categoryName(category)).includes(word)),
  );
}

/** Near the place first, then what is in no place, then the rest by distance (§22.82). */
function suggested(near: Place | undefined): SQL[] {
  if (near === undefined) return byName;
  // A degree of longitude is shorter the further it is from the equator.
  const east = sql`(${partners.longitude} - ${near.longitude}) * cos(radians(${near.latitude}))`;
  const square = sql`power(${partners.latitude} - ${near.latitude}, 2) + power(${east}, 2)`;
  const group = sql`case when ${partners.latitude} is null then 1
    when ${square} <= ${reach ** 2} then 0 else 2 end`;
  return [group, sql`round((${square})::numeric, 4)`, ...byName];
}

import * as v from 'valibot';
import type { RequestOf } from '#domain/contract/call.ts';
import { pageSizes } from '#domain/contract/page.ts';
import type { searchServices } from '#domain/contract/service-search.ts';
import { CategorySchema, type PartnerService } from '#domain/partner-service.ts';
import { inOrderOf } from '#domain/service-search.ts';
import type { Database } from '../db/database.ts';
import { placeOf } from '../geocoder/find.ts';
import type { RequestContext } from '../http/context.ts';
import { requireInstant } from '../http/instant.ts';
import { offerNext, readCursor, toCursor } from '../http/page.ts';
import { findServices, type ListedService } from './catalogue.ts';
import { withNextSlots } from './next-slots.ts';

/** Of more services than these, free slots are not compared: each costs a look at two weeks (§22.84). */
const mostCompared = 200;

const Place = v.object({
  asOf: v.string(),
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});

/**
 * A page of the services that a text finds. All its pages are judged at the instant of the first, so
 * that time moves no service from one to another.
 */
export async function searchedServices(
  db: Database,
  request: RequestOf<typeof searchServices>,
  context: RequestContext,
  now: Date,
): Promise<PartnerService[]> {
  const { query: text, sort = 'suggested', city, pincode, cursor } = request;
  const { limit = pageSizes.services } = request;
  const { from, asOf } = cursor === undefined ? { from: 0, asOf: now } : placeIn(cursor);
  const near = placeOf(city, pincode);
  const listed = (found: readonly ListedService[]) => withCategories(db, found, asOf);
  const isLast = (count: number) => count <= limit;
  if (sort !== 'soonest') {
    const found = await findServices(db, { text, sort, near, from, rows: limit + 1 });
    if (!isLast(found.length)) offerNext(context, toCursor({ asOf, from: from + limit }));
    return listed(found.slice(0, limit));
  }
  const all = { text, sort: 'suggested', near, from: 0, rows: mostCompared } as const;
  const inOrder = inOrderOf(await listed(await findServices(db, all)), sort).slice(from);
  if (!isLast(inOrder.length)) offerNext(context, toCursor({ asOf, from: from + limit }));
  return inOrder.slice(0, limit);
}

async function withCategories(
  db: Database,
  found: readonly ListedService[],
  now: Date,
): Promise<PartnerService[]> {
  const services = await withNextSlots(db, found, now);
  const categories = found.map(({ service: { category } }) => category);
  return services.map((service, at) => ({
    ...service,
    category: v.is(CategorySchema, categories[at]) ? categories[at] : null,
  }));
}

function placeIn(cursor: string): { asOf: Date; from: number } {
  const { asOf, from } = readCursor(Place, cursor);
  return { from, asOf: requireInstant('cursor', asOf) };
}

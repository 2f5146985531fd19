import { searchServices } from '#domain/contract/service-search.ts';
import { listServices } from '#domain/contract/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { placeOf } from '../geocoder/find.ts';
import { keptByAnyCache } from '../http/caching.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { servicesOf } from './catalogue.ts';
import { withNextSlots } from './next-slots.ts';
import { searchedServices } from './search.ts';

/** `/services/category/{category}` (§7.8) and the search in all categories (§22.83). Public. */
export function serveCatalogue(app: App, { db, clock }: Dependencies): void {
  serveCall(app, listServices, keptByAnyCache, async ({ category, city, pincode }) => {
    const listed = await servicesOf(db, category, placeOf(city, pincode));
    return { services: await withNextSlots(db, listed, clock()) };
  });

  serveCall(app, searchServices, keptByAnyCache, async (request, context) => {
    return { services: await searchedServices(db, request, context, clock()) };
  });
}

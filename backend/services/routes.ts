import { searchServices } from '#domain/contract/service-search.ts';
import { listServices } from '#domain/contract/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { placeOf } from '../geocoder/find.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { servicesOf } from './catalogue.ts';
import { withNextSlots } from './next-slots.ts';
import { searchedServices } from './search.ts';

const shortly = 'public, max-age=60';

/** `/services/category/{category}` (§7.8) and the search in all categories (§22.83). Public. */
export function serveCatalogue(app: App, { db, clock }: Dependencies): void {
  serveCall(app, listServices, [], async ({ category, city, pincode }, context) => {
    context.header('cache-control', shortly);
    const listed = await servicesOf(db, category, placeOf(city, pincode));
    return { services: await withNextSlots(db, listed, clock()) };
  });

  serveCall(app, searchServices, [], async (request, context) => {
    context.header('cache-control', shortly);
    return { services: await searchedServices(db, request, context, clock()) };
  });
}

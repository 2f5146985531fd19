import { listServices } from '#domain/contract/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { servicesOf } from './catalogue.ts';

/** `/services/category/{category}` (§7.8). Public. */
export function serveCatalogue(app: App, { db }: Dependencies): void {
  serveCall(app, listServices, [], async ({ category }, context) => {
    context.header('cache-control', 'public, max-age=60');
    return { services: await servicesOf(db, category) };
  });
}

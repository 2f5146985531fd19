import type { Category } from '#domain/categories.ts';
import type { services } from '../../db/schema.ts';

/** A service as it is put into the database; portfolio images are files that the app ships. */
export type ServiceSeed = typeof services.$inferInsert & { readonly category: Category };

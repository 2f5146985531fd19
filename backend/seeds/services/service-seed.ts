import type { Category } from '#domain/categories.ts';
import type { services } from '../../db/schema.ts';

/** A service for the table; portfolio images are files of the app. */
export type ServiceSeed = typeof services.$inferInsert & { readonly category: Category };

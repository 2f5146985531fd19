import type { Category } from './categories.ts';

/** A category by name; towards the service it stays in English. */
export const categoryName = (category: Category): string => category;

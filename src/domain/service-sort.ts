/** The orders in which services can be listed (§22.84): as the service suggests them, or sorted. */
export const serviceSorts = ['suggested', 'price', 'soonest'] as const;

export type ServiceSort = (typeof serviceSorts)[number];

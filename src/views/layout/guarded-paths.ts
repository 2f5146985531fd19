/** The pages that need a signed-in person (§2.2, §2.3, §10.5, §22.43, §22.60, §22.71). */
export const guardedPaths = [
  '/dashboard',
  '/calendar',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/resource/:resourceId',
  '/service-details',
  '/event/:id',
  '/account',
  '/booking/:id',
] as const;

export type GuardedPath = (typeof guardedPaths)[number];

/** The public addresses of the footer. */
export const publicPaths = [
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/tw-impacts',
  '/careers',
  '/reviews',
  '/categories',
  '/blog',
  '/contact',
  '/partners',
  '/services-for-partners',
] as const;

export type PublicPath = (typeof publicPaths)[number];

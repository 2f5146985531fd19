/** The addresses of the footer: open to everybody, each with a page of its own. */
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

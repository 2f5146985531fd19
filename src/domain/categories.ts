/** The categories that Explore Services offers (§1.3), in the order shown, as the service calls them. */
export const categories = [
  'Doctor',
  'Cleaner',
  'Education',
  'Fitness',
  'Security',
  'Sports',
] as const;

export type Category = (typeof categories)[number];
